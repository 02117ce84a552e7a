"""The web table's files: served where they are built, and nothing else of the disk."""

from pathlib import Path

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
