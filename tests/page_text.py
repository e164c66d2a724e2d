"""An HTML page of tokens, read back."""

from html.parser import HTMLParser


class PageText(HTMLParser):
    """The text inside <pre>, entities read back, and the class of every span there."""

    def __init__(self, html):
        super().__init__()
        self.text, self.marks, self.inside = "", [], False
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.inside |= tag == "pre"
        if self.inside and tag == "span":
            self.marks.append(dict(attrs)["class"].split())

    def handle_endtag(self, tag):
        self.inside &= tag != "pre"

    def handle_data(self, data):
        self.text += data if self.inside else ""
