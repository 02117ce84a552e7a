"""The web table's files: served from where they are built, and nothing else on the disk."""

from pathlib import Path

import pytest

from tests.server.arrange import server


def test_the_page_answers_every_address_that_is_not_the_apis(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>the page</title>")
    (web / "assets" / "app-1234.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with server(tmp_path, web=web) as client:
        for path in ("/", "/t/abcdefgh", "/replays"):
            assert "the page" in client.get(path).text
        script = client.get("/assets/app-1234.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("1", True)
        assert client.get("/assets/old.js").status_code == 404
        assert "secret" not in client.get("/%2e%2e/secret.txt").text
        assert client.get("/api/nothing").json()["code"] == "not-found"


def test_texts_are_packed_for_browsers_that_take_it_and_pictures_are_not(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    for name in ("index.html", "app.js", "icon.png"):
        (web / name).write_text(name)
    with server(tmp_path, web=web) as client:
        packed = [
            client.get(f"/{name}").headers.get("content-encoding") for name in ("t/x", "app.js", "icon.png")
        ]
        assert packed == ["gzip", "gzip", None]
        assert client.get("/app.js").text == "app.js"
        assert "javascript" in client.get("/app.js").headers["content-type"]
        plain = client.get("/app.js", headers={"Accept-Encoding": "identity"})
        assert (plain.text, plain.headers.get("content-encoding")) == ("app.js", None)


UNCHANGING = ("/api/games", "/api/bots", "/api/catalogue/wonders", "/api/languages", "/api/languages/en")


@pytest.mark.parametrize("path", UNCHANGING)
def test_what_does_not_change_is_sent_once_and_then_answered_304(path: str, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        first = client.get(path)
        assert (first.headers["cache-control"], first.headers["content-encoding"]) == ("no-cache", "gzip")
        again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
        assert client.get(path, headers={"If-None-Match": '"other"'}).content == first.content
        plain = client.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.headers.get("content-encoding") is None
        assert (plain.content, plain.headers["etag"]) == (first.content, first.headers["etag"])


@pytest.mark.parametrize(
    ("path", "encoding"), [("/api/openapi.json", "gzip"), ("/api/tables", None), ("/api/health", None)]
)
def test_only_long_answers_are_compressed(path: str, encoding: str | None, tmp_path: Path) -> None:
    """A story of 48 kB went to every phone that opened a table."""
    with server(tmp_path) as client:
        assert client.get(path).headers.get("content-encoding") == encoding
        assert "content-encoding" not in client.get(path, headers={"Accept-Encoding": "identity"}).headers


def test_the_catalogue_weighs_a_fraction_packed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        packed = client.get("/api/catalogue/wonders")
        assert 5 * int(packed.headers["content-length"]) < len(packed.content)


def test_the_page_itself_is_sent_again_only_when_it_changed(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>the page</title>")
    with server(tmp_path, web=web) as client:
        etag = client.get("/").headers["etag"]
        assert client.get("/t/x", headers={"If-None-Match": etag}).status_code == 304
        (web / "index.html").write_text("<title>a newer page</title>")
        assert "newer" in client.get("/", headers={"If-None-Match": etag}).text


def test_what_belongs_to_a_guest_is_never_kept(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.get("/api/health").headers["cache-control"] == "no-store"
