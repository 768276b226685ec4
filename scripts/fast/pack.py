"""Puts compiled modules into a pure wheel: pack.py PURE.whl SOURCE_WITH_MODULES OUTPUT_DIRECTORY."""

import base64
import hashlib
import sys
import sysconfig
import zipfile
from pathlib import Path


def tag() -> str:
    version = "".join(map(str, sys.version_info[:2]))
    return f"cp{version}-cp{version}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def line(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}"


def main(pure: Path, source: Path, out: Path) -> None:
    with zipfile.ZipFile(pure) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist()}
    files |= {str(path.relative_to(source)): path.read_bytes() for path in source.rglob("*.so")}
    info = next(name for name in files if name.endswith(".dist-info/WHEEL"))
    text = files[info].decode().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    files[info] = text.replace("Tag: py3-none-any", f"Tag: {tag()}").encode()
    record = info.replace("WHEEL", "RECORD")
    del files[record]
    files[record] = "\n".join([*(line(*each) for each in files.items()), f"{record},,", ""]).encode()
    out.mkdir(exist_ok=True)
    target = out / pure.name.replace("py3-none-any", tag())
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            wheel.writestr(name, content)
    print(target)


main(*map(Path, sys.argv[1:4]))
