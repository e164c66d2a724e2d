"""One database in the forms of the official Spider release: its `.sql` script and `tables.json` record."""

from env.minispider.contents import Value, World
from env.minispider.spec import Table, english


def sql_script(world: World) -> str:
    """The CREATE TABLE and INSERT statements of a database, one row a line."""
    lines = []
    for table in world.theme.tables:
        lines += _create_table(table)
        for row in world.rows[table.name]:
            lines.append(f"INSERT INTO {table.name} VALUES ({', '.join(map(_literal, row))});")
        lines.append("")
    return "\n".join(lines)


def _create_table(table: Table) -> list[str]:
    parts = [f"{table.key} INTEGER PRIMARY KEY"]
    parts += [f"{column.column} TEXT NOT NULL" for column in table.texts]
    parts += [f"{number.column} INTEGER NOT NULL" for number in table.numbers]
    parts += [f"{link.column} INTEGER NOT NULL" for link in table.links]
    parts += [f"FOREIGN KEY ({link.column}) REFERENCES {link.parent}({link.column})" for link in table.links]
    return [f"CREATE TABLE {table.name} (", ",\n".join(f"    {part}" for part in parts), ");"]


def _literal(value: Value) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def schema_record(world: World) -> dict:
    """The record of `tables.json`: columns are numbered through all tables; 0 is the `*` of no table."""
    tables = world.theme.tables
    columns: list[tuple[int, str]] = [(-1, "*")]
    types = ["text"]
    for number, table in enumerate(tables):
        texts = {column.column for column in table.texts}
        for column in table.columns:
            columns.append((number, column))
            types.append("text" if column in texts else "number")
    place = {(tables[number].name, column): index for index, (number, column) in enumerate(columns) if index}
    return {
        "column_names": [[number, english(column)] for number, column in columns],
        "column_names_original": [[number, column] for number, column in columns],
        "column_types": types,
        "db_id": world.db_id,
        "foreign_keys": [
            [place[table.name, link.column], place[link.parent, link.column]]
            for table in tables
            for link in table.links
        ],
        "primary_keys": [place[table.name, table.key] for table in tables],
        "table_names": [english(table.name) for table in tables],
        "table_names_original": [table.name for table in tables],
    }
