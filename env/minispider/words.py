"""The value vocabularies: every word that can stand in a text cell of the bundled databases.

Values are single words without spaces, quotes or digits. A model of under a million parameters can learn to
copy such a word out of a tool reply; longer names are what it garbles first.
"""


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


PERSONS = _words(
    "Alice Bob Carol David Emma Frank Grace Henry Irene Jack Karen Leo Maria Nina Oscar Paul Quinn Rosa "
    "Sam Tina Uma Victor Wendy Xavier Yara Zoe Adam Bella Chris Diana Eric Fiona George Helen Ivan "
    "Julia"
)
PET_NAMES = _words(
    "Rex Milo Luna Coco Daisy Rocky Simba Nala Buddy Ruby Toby Misty Oreo Pepper Ginger Lucky Shadow "
    "Biscuit Sunny Willow Bandit Hazel Jasper Olive"
)
PLACES = _words(
    "River Garden Forest Ocean Mountain Bridge Island Valley Tower Harbor Meadow Canyon Lake Desert "
    "Castle Orchard Temple Market Beach Village"
)
TITLES = _words(
    "Star Moon Dream Storm Stone Light Thunder Echo Flame Shadowplay Mirror Voyage Sunrise Midnight "
    "Rainbow Comet Horizon Velvet Crystal Whisper Phoenix Aurora Legend Mystery"
)
PRODUCTS = _words(
    "Lamp Chair Table Clock Basket Kettle Blanket Pillow Mug Hammer Ladder Bucket Candle Carpet Mixer "
    "Puzzle Robot Kite Drum Novel Atlas Diary Honey Coffee Cookie Noodle"
)
COMPANIES = _words(
    "Acme Zenith Nova Orbit Delta Apex Titan Vertex Fusion Summit Pioneer Atlantic Global Prime"
)
CITIES = _words("Oslo Paris Lima Rome Cairo Delhi Tokyo Quito Seoul Bonn")
COUNTRIES = _words("France Japan Peru Italy Egypt India Spain Kenya Chile Norway")
GENRES = _words("Pop Rock Jazz Folk Blues Soul")
OCCASIONS = _words("Charity Award Summer Winter Wedding Festival")
SPECIES = _words("Cat Dog Bird Rabbit Hamster Turtle")
COLORS = _words("Black White Brown Gray Orange Cream")
REASONS = _words("Checkup Vaccine Surgery Grooming Injury Allergy")
GOODS = _words("Toy Food Book Tool Furniture Kitchen")
PAYMENTS = _words("Cash Card Transfer Voucher")
TEAMS = _words("Lions Tigers Eagles Wolves Bears Sharks Falcons Hawks Dragons Rockets")
POSITIONS = _words("Goalkeeper Defender Midfielder Winger Striker")
RESULTS = _words("Win Loss Draw")
TOPICS = _words("History Poetry Science Travel Cooking Nature")
STATUSES = _words("Returned Overdue Lost Renewed")
WEEKDAYS = _words("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")
CABINS = _words("Economy Business Premium First")
SUBJECTS = _words("Math Physics Biology Music Art Chemistry")
SPECIALTIES = _words("Cardiology Neurology Oncology Pediatrics Radiology Urology")
ILLNESSES = _words("Flu Asthma Migraine Fever Anemia Cough")
