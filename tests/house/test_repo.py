"""The repository as a whole: nothing in it is true on one machine only, and every link leads somewhere."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Put together from pieces, so that this file passes its own test.
DOT = "."
REGISTRY_HOSTS = [
    "pypi" + DOT + "org",
    "pythonhosted" + DOT + "org",
    "npmjs" + DOT + "org",
    "npmjs" + DOT + "com",
    "yarnpkg" + DOT + "com",
    "deb" + DOT + "debian",
    "files" + DOT + "pythonhosted",
]
MACHINE_PATH = re.compile(r"(?<![\w.$}/*-])/(?:(?:work|root)\b|(?:home|Users|opt|tmp)/\w)")
FOREIGN = re.compile(r"://|^\s*-(?:-(?:extra-)?index-url|-find-links|-trusted-host|i\b|f\b)", re.MULTILINE)
PIN = re.compile(r"^[a-z0-9][\w.-]*==[^\s;]+")
LINK = re.compile(r"(?<!!)\[[^\]\n]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|!\[[^\]\n]*\]\(\s*<?([^)\s>]+)>?[^)]*\)")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)


def tracked() -> list[Path]:
    try:
        out = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [ROOT / name for name in out.split("\0") if name and (ROOT / name).is_file()]


def texts(*endings: str) -> Iterator[tuple[Path, str]]:
    for path in tracked():
        data = path.read_bytes()
        if b"\0" not in data[:8000] and (not endings or path.name.endswith(endings)):
            yield path.relative_to(ROOT), data.decode("utf-8")


def registry_hosts(text: str) -> list[str]:
    return [host for host in REGISTRY_HOSTS if host in text]


def machine_paths(text: str) -> list[str]:
    return [found.group() for found in MACHINE_PATH.finditer(text)]


def lock_problems(text: str) -> Iterator[str]:
    """Only exact versions, each with its hashes, and no word of where they come from."""
    if FOREIGN.search(text):
        yield "names an address"
    for entry in re.split(r"\n(?=\S)", text):
        line = entry.splitlines()[0] if entry else ""
        if not line or line.startswith("#"):
            continue
        if not PIN.match(line):
            yield f"not an exact version: {line}"
        elif "--hash=sha256:" not in entry:
            yield f"no hash: {line}"


def node_lock_problems(text: str) -> Iterator[str]:
    """No addresses, a hash for everything, and every platform's binaries: else `npm ci` refuses on a clean clone."""
    if "://" in text:
        yield "names an address: npm run lock"
    packages = json.loads(text).get("packages", {})
    present = {name.rpartition("node_modules/")[2] for name in packages}
    for name, package in packages.items():
        if name and not package.get("link") and "integrity" not in package:
            yield f"{name} has no hash"
        for needed in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}:
            if needed not in present:
                yield f"{name} needs {needed}, which is not locked"


def headings(markdown: str) -> set[str]:
    """The anchors a page offers, made the way code hosts make them."""
    titles = re.findall(r"^#{1,6}\s+(.*?)\s*#*$", FENCE.sub("", markdown), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.replace("`", "").lower()).replace(" ", "-") for title in titles}


def dead_links(page: Path, markdown: str) -> Iterator[str]:
    for match in LINK.finditer(re.sub(r"`[^`\n]*`", "", FENCE.sub("", markdown))):
        target = match.group(1) or match.group(2)
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            continue
        name, _, anchor = target.partition("#")
        goal = (page.parent / name).resolve() if name else page
        if not goal.exists():
            yield f"{page.name} -> {target}"
        elif anchor and goal.suffix == ".md" and anchor not in headings(goal.read_text("utf-8")):
            yield f"{page.name} -> {target} (no such heading)"


def test_no_file_names_a_package_registry():
    assert {str(path): found for path, text in texts() if (found := registry_hosts(text))} == {}


def test_no_file_names_a_path_of_one_machine():
    assert {str(path): found for path, text in texts() if (found := machine_paths(text))} == {}


def test_lock_files_are_exact_hashed_and_name_no_address():
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    assert {path.name for path in locks} >= {"base.txt", "dev.txt", "bench.txt"}
    assert {p.name: found for p in locks if (found := list(lock_problems(p.read_text("utf-8"))))} == {}


def test_node_lock_file_names_no_address():
    found = {str(p): bad for p, text in texts("package-lock.json") if (bad := list(node_lock_problems(text)))}
    assert found == {}


def test_every_link_in_the_documentation_resolves():
    assert [link for path, text in texts(".md") for link in dead_links(ROOT / path, text)] == []


def test_the_index_of_the_documentation_leads_to_every_page():
    docs = ROOT / "docs"
    index = (docs / "README.md").read_text("utf-8")
    linked = {(docs / (match.group(1) or match.group(2)).partition("#")[0]).resolve() for match in LINK.finditer(index)}
    assert sorted({path.resolve() for path in docs.rglob("*.md")} - linked) == [(docs / "README.md").resolve()]


def test_the_readme_shows_every_picture_and_none_that_is_not_there():
    shown = set(re.findall(r"docs/img/[\w.-]+", (ROOT / "README.md").read_text("utf-8")))
    assert shown == {f"docs/img/{path.name}" for path in (ROOT / "docs/img").iterdir()}


def test_every_file_ends_with_a_newline():
    assert [str(path) for path, text in texts() if text and not text.endswith("\n")] == []


# ---------------------------------------------------------------------------------------- the checks, checked


def test_registry_hosts_are_found():
    assert registry_hosts("see https://" + REGISTRY_HOSTS[0] + "/project/rich")
    assert registry_hosts("pip install rich") == []


@pytest.mark.parametrize("path", ["work/main", "root/.cache", "home/ann/prowl", "Users/ann/x", "opt/wheels", "tmp/a/b"])
def test_machine_paths_are_found(path):
    assert machine_paths(f"cd /{path}")
    assert machine_paths(f'open("/{path}")')


@pytest.mark.parametrize(
    "text", ["/usr/bin/chromium", "a/work/b", "https://host/home/ann/x", "$HOME/root/x", "rm ./tmp/x"]
)
def test_other_paths_are_left_alone(text):
    assert machine_paths(text) == []


HASHED = "rich==15.0.0 \\\n    --hash=sha256:00\n    # via prowl (pyproject.toml)\n"


@pytest.mark.parametrize(
    "bad",
    [
        "--index-url https" + "://host/simple\n" + HASHED,
        "--extra-index-url x\n" + HASHED,
        "-i x\n" + HASHED,
        "--find-links wheels\n" + HASHED,
        "rich==15.0.0\n",
        "rich>=15 \\\n    --hash=sha256:00\n",
        "rich @ https" + "://host/rich.whl\n",
    ],
)
def test_a_spoilt_lock_file_is_found(bad):
    assert list(lock_problems(HASHED)) == []
    assert list(lock_problems("# made by scripts/lock\n" + bad))


def test_a_spoilt_node_lock_file_is_found():
    good = {"packages": {"": {}, "node_modules/vite": {"integrity": "sha512-00"}}}
    assert list(node_lock_problems(json.dumps(good))) == []
    good["packages"]["node_modules/vite"]["resolved"] = "https" + "://host/vite.tgz"
    assert list(node_lock_problems(json.dumps(good)))
    assert list(node_lock_problems(json.dumps({"packages": {"node_modules/vite": {}}})))
    missing = {"packages": {"node_modules/vite": {"integrity": "sha512-00", "optionalDependencies": {"x-mac": "1"}}}}
    assert list(node_lock_problems(json.dumps(missing)))


def test_dead_links_are_found(tmp_path):
    page = tmp_path / "page.md"
    (tmp_path / "other.md").write_text("# A heading, with *marks*\n\n```\n# not one\n```\n")
    good = (
        "[a](other.md) [b](other.md#a-heading-with-marks) [c](https://example.org) ![d](other.md) [e](#here)\n# Here\n"
    )
    page.write_text(good)
    assert list(dead_links(page, good)) == []
    assert list(dead_links(page, "```\n[x](missing.md)\n```\n and `[y](missing.md)`")) == []
    for bad in ("[a](missing.md)", "![a](missing.png)", "[a](other.md#no)", "[a](other.md#not-one)", "[a](#nowhere)"):
        assert list(dead_links(page, bad)), bad
