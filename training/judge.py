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
# A line is sure when each of its signs is.
SURE = 0.9
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


def sureness(row, chances):
    """How surely the least sure sign of a line was seen, each where it is seen best."""
    least, before, best = 1.0, 0, 1.0
    for sign, chance in zip(row, chances):
        if sign != before:
            least, best = min(least, best), 1.0 if sign == 0 else chance
        elif sign != 0:
            best = max(best, chance)
        before = sign
    return min(least, best)


def judged(model, pack, device, count=6000, examples=25):
    damage.measure = 1.0
    model = model.eval()
    torch.manual_seed(SEED)
    random.seed(SEED)
    right, total, sure, misled = {}, {}, {}, {}
    shown = []
    for pixels, classes, _ in lines_to_judge_by(pack, count).values():
        for at in range(0, len(pixels), 200):
            ink = torch.from_numpy(pixels[at : at + 200]).to(device)
            with torch.no_grad():
                scores = model(damaged(ink, 0.95, random.choice((1.0, 1.0, 1.25, 1.5)))).float()
            best = scores.softmax(-1).max(-1)
            sureties = map(sureness, best.indices.tolist(), best.values.tolist())
            for text, surety, row in zip(decoded(scores), sureties, classes[at : at + 200]):
                truth = "".join(SIGNS[sign - 1] for sign in row if sign > 0)
                kind = kind_of(truth)
                total[kind] = total.get(kind, 0) + 1
                right[kind] = right.get(kind, 0) + (text == truth)
                sure[kind] = sure.get(kind, 0) + (text == truth and surety >= SURE)
                misled[kind] = misled.get(kind, 0) + (text != truth and surety >= SURE)
                if text != truth and len(shown) < examples:
                    shown.append((truth, text))
    for kind in KINDS:
        each = [100 * counts.get(kind, 0) / max(1, total.get(kind, 0)) for counts in (right, sure, misled)]
        print(f"{kind:16s} {each[0]:5.2f} % of {total.get(kind, 0)} exact, {each[1]:5.2f} % and sure, {each[2]:5.2f} % sure and wrong", flush=True)
    for truth, text in shown:
        print("   ", truth, "|", text)


class Run(torch.nn.Module):
    """Weights in bytes, run by the runtime that the product runs them with."""

    def __init__(self, path):
        super().__init__()
        import onnxruntime

        self.session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])

    def forward(self, picture):
        chances = self.session.run(None, {"lines": picture.cpu().numpy()})[0]
        return torch.from_numpy(chances).clamp(min=1e-30).log().to(picture.device)


def opened(path):
    from from_onnx import arrays_of, unfolded

    if path.endswith(".onnx"):
        return unfolded(path) if arrays_of(path) else Run(path)
    reader = Reader()
    reader.load_state_dict(torch.load(path, map_location="cpu"))
    return reader


if __name__ == "__main__":
    import argparse

    ask = argparse.ArgumentParser()
    there = "cuda" if torch.cuda.is_available() else "cpu"
    ask.add_argument("weights", nargs="+")
    ask.add_argument("--count", type=int, default=6000 if there == "cuda" else 600)
    ask.add_argument("--examples", type=int, default=25)
    told = ask.parse_args()
    for path in told.weights:
        print(path)
        judged(opened(path).to(there), ".cache/pack", there, told.count, told.examples)
