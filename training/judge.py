"""How many lines in fonts that were never learned from are read to the last sign.

python3 judge.py reader.pt other.onnx …     each on the same lines
"""

import functools
import random
import re

import torch

import damage
from damage import damaged
from lines import WIDTHS, Lines
from network import Reader
from signs import LETTERS, SIGNS

SEED = 77
KINDS = ("nothing", "figures", "zones", "plain words", "with diacritics")


def decoded(scores):
    texts = []
    for row in scores.argmax(-1).tolist():
        text, before = [], 0
        for sign in row:
            if sign != before and sign != 0:
                text.append(SIGNS[sign - 1])
            before = sign
        texts.append("".join(text))
    return texts


def kind_of(text):
    if text == "":
        return "nothing"
    if "<<" in text:
        return "zones"
    if any(sign in LETTERS for sign in text):
        return "with diacritics"
    return "figures" if re.fullmatch(r"[\d\s.,€+\-/%]+", text) else "plain words"


@functools.cache
def lines_to_judge_by(pack, count):
    return Lines(pack, SEED, "judge").shard(count)


def judged(model, pack, device, count=6000):
    damage.measure = 1.0
    model = model.eval()
    torch.manual_seed(SEED)
    random.seed(SEED)
    right, total = {}, {}
    shown = []
    for width, (pixels, classes, _) in lines_to_judge_by(pack, count).items():
        for at in range(0, len(pixels), 200):
            ink = torch.from_numpy(pixels[at : at + 200]).to(device)
            with torch.no_grad():
                told = decoded(model(damaged(ink, 0.95, random.choice((1.0, 1.0, 1.25, 1.5)))).float())
            for text, row in zip(told, classes[at : at + 200]):
                truth = "".join(SIGNS[sign - 1] for sign in row if sign > 0)
                kind = kind_of(truth)
                total[kind] = total.get(kind, 0) + 1
                right[kind] = right.get(kind, 0) + (text == truth)
                if text != truth and len(shown) < 25:
                    shown.append((truth, text))
    for kind in KINDS:
        print(f"{kind:16s} {100 * right.get(kind, 0) / max(1, total.get(kind, 0)):5.1f} % of {total.get(kind, 0)} exact")
    for truth, text in shown:
        print("   ", truth, "|", text)


if __name__ == "__main__":
    import sys

    from from_onnx import unfolded

    def opened(path):
        if path.endswith(".onnx"):
            return unfolded(path)
        reader = Reader()
        reader.load_state_dict(torch.load(path, map_location="cpu"))
        return reader

    there = "cuda" if torch.cuda.is_available() else "cpu"
    for path in sys.argv[1:]:
        print(path)
        judged(opened(path).to(there), ".cache/pack", there, 6000 if there == "cuda" else 600)
