"""Turns what fetch.sh brought into one folder that travels: fonts cut down to the signs needed, and word lists.

python3 gather.py            writes .cache/pack
"""

import glob
import json
import os
import random
import re
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

from signs import LETTERS, SIGNS, TYPOGRAPHY

ROOT = ".cache/root/usr/share"
PACK = ".cache/pack"
JUDGES = ("carlito", "paratype", "/go/", "monoid", "comic-neue", "allerta", "gfs-didot", "doulos", "beteckna", "yrsa")
OTHER_SCRIPTS = "".join(chr(c) for c in (*range(0x391, 0x3CA), *range(0x410, 0x450)))
MOST_OF_A_FAMILY = 7
PLAIN = [sign for sign in SIGNS if sign.isascii() and sign.isalnum()]


def family_of(path):
    name = os.path.basename(path).rsplit(".", 1)[0]
    return re.split(r"[-_]", re.sub(r"(Condensed|Semi|Extra|Mono|Sans|Serif)", r"\1", name))[0].lower()


def candidates():
    paths = sorted(glob.glob(f"{ROOT}/fonts/**/*.[to]tf", recursive=True) + glob.glob(f"{ROOT}/fonts/**/*.otb", recursive=True))
    wanted_noto = re.compile(r"Noto(Sans|Serif|SansMono|SansDisplay|SerifDisplay)-")
    for path in paths:
        name = os.path.basename(path)
        if name.startswith("Noto") and not wanted_noto.match(name):
            continue
        if re.search(r"(Math|Symbol|Dingbat|Signwrit|MathJax|Emoji|KeyBoard|Initials|Outline|Blank|ExtraLight|Thin|Hairline|Black)", name):
            continue
        yield path


def gather_fonts():
    random.seed(1)
    families = {}
    for path in candidates():
        try:
            known = set(TTFont(path, fontNumber=0, lazy=True).getBestCmap() or {})
        except Exception:
            continue
        if any(ord(sign) not in known for sign in PLAIN):
            continue
        families.setdefault(family_of(path), []).append((path, known))
    counts = {"learn": 0, "judge": 0}
    for family, members in sorted(families.items()):
        random.shuffle(members)
        for path, known in members[:MOST_OF_A_FAMILY]:
            kind = "judge" if any(mark in path.lower() for mark in JUDGES) else "learn"
            os.makedirs(f"{PACK}/fonts/{kind}", exist_ok=True)
            options = subset.Options(layout_features=["kern"], notdef_outline=True, hinting=False, drop_tables=["FFTM", "PfEd", "DSIG", "TeX ", "GDEF"])
            try:
                font = subset.load_font(path, options)
                cutter = subset.Subsetter(options)
                cutter.populate(unicodes=[ord(sign) for sign in SIGNS + OTHER_SCRIPTS if ord(sign) in known])
                cutter.subset(font)
                out = f"{PACK}/fonts/{kind}/{os.path.basename(path)}"
                subset.save_font(font, out, options)
                counts[kind] += 1
            except Exception as error:
                print("left out", path, error, file=sys.stderr)
    print(counts, len(families), "families")


def encoding_of(affixes):
    with open(affixes, "rb") as file:
        for line in file:
            if line.startswith(b"SET "):
                return line.split()[1].decode()
    return "latin-1"


def word_lists():
    for path in sorted(glob.glob(f"{ROOT}/dict/*")):
        if os.path.isfile(path) and not os.path.islink(path):
            with open(path, "rb") as file:
                raw = file.read()
            try:
                text = raw.decode()
            except UnicodeDecodeError:
                text = raw.decode("latin-1")
            yield os.path.basename(path), text.split("\n")
    for path in sorted(glob.glob(f"{ROOT}/hunspell/*.dic")):
        if os.path.islink(path) or "hyph" in path:
            continue
        encoding = encoding_of(path[:-3] + "aff")
        with open(path, encoding=encoding, errors="ignore") as file:
            yield os.path.basename(path), [line.split("/")[0].split("\t")[0].strip() for line in file][1:]


def gather_words():
    random.seed(2)
    os.makedirs(f"{PACK}/words", exist_ok=True)
    for name, words in word_lists():
        words = [word for word in words if 1 < len(word) < 22 and not re.search(r"[\d\s]", word)]
        random.shuffle(words)
        with open(f"{PACK}/words/{name}.txt", "w") as file:
            file.write("\n".join(words[:60000]))
        print(name, len(words), words[:4])
    with open(".cache/names.txt") as file, open(f"{PACK}/names.txt", "w") as out:
        out.write(file.read())


def write_coverage():
    """Which signs each font lacks: a text is drawn only in fonts that have all of it."""
    missing = {}
    for path in sorted(glob.glob(f"{PACK}/fonts/*/*")):
        known = set(TTFont(path, lazy=True).getBestCmap() or {})
        missing[os.path.relpath(path, f"{PACK}/fonts")] = "".join(sign for sign in SIGNS + OTHER_SCRIPTS if ord(sign) not in known)
    with open(f"{PACK}/missing.json", "w") as file:
        json.dump(missing, file)


if __name__ == "__main__":
    gather_fonts()
    gather_words()
    write_coverage()
