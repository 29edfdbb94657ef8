"""How many lines of pages in unseen fonts are found, by the rules with which the product makes boxes of a map.

python3 judge_finder.py .cache/work/finder.pt .cache/pack judged.png
"""

import numpy as np
import torch
from PIL import Image, ImageDraw

from finder import Finder
from pages import GROWTH, Pages
from weather import set_measure, under_weather

SEED = 78
LIKELY = (0.2, 0.3, 0.4, 0.5)
LEAST_MEAN = 0.4
FEWEST_PLACES = 3
SAME = 0.5


def stretches(chances, likely):
    """Boxes (left, top, right, bottom) in places of a map, one for each stretch of neighbours where print is likely."""
    parents, boxes, before = [], [], []

    def root(at):
        while parents[at] != at:
            parents[at] = parents[parents[at]]
            at = parents[at]
        return at

    for y, row in enumerate(chances >= likely):
        edges = np.flatnonzero(np.diff(np.concatenate(([0], row.view(np.int8), [0]))))
        now, above = [], 0
        for start, end in zip(edges[::2].tolist(), edges[1::2].tolist()):
            at = len(parents)
            parents.append(at)
            boxes.append([start, y, end, y + 1, end - start, float(chances[y, start:end].sum())])
            while above < len(before) and before[above][1] <= start:
                above += 1
            look = above
            while look < len(before) and before[look][0] < end:
                mine, other = root(at), root(before[look][2])
                if mine != other:
                    parents[mine] = other
                    a, b = boxes[other], boxes[mine]
                    boxes[other] = [min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]), a[4] + b[4], a[5] + b[5]]
                look += 1
            now.append((start, end, at))
        before = now
    found = [box for at, box in enumerate(boxes) if parents[at] == at]
    return [box[:4] for box in found if box[4] >= FEWEST_PLACES and box[5] / box[4] >= LEAST_MEAN]


def grown(box):
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    more = GROWTH * wide * high / (2 * (wide + high))
    return left - more, top - more, right + more, bottom + more


def overlap(boxes, others):
    a, b = np.array(boxes, np.float32).reshape(-1, 1, 4), np.array(others, np.float32).reshape(1, -1, 4)
    shared = np.clip(np.minimum(a[..., 2:], b[..., 2:]) - np.maximum(a[..., :2], b[..., :2]), 0, None).prod(-1)
    area = lambda box: (box[..., 2:] - box[..., :2]).prod(-1)
    return shared / (area(a) + area(b) - shared)


def compared(truth, found):
    """Lines there, boxes told, lines found, and how high the found ones are against the true ones."""
    if not truth or not found:
        return len(truth), len(found), 0, []
    shares = overlap(truth, found)
    best = shares.argmax(1)
    hits = [(line, at) for line, at in enumerate(best.tolist()) if shares[line, at] >= SAME and shares[:, at].argmax() == line]
    heights = [(found[at][3] - found[at][1]) / (truth[line][3] - truth[line][1]) for line, at in hits]
    return len(truth), len(found), len(hits), heights


def shown(picture, truth, found):
    image = Image.fromarray(((picture + 1) * 127.5).astype(np.uint8)).convert("RGB")
    pen = ImageDraw.Draw(image)
    for boxes, colour in ((truth, (0, 170, 0)), (found, (230, 0, 0))):
        for box in boxes:
            pen.rectangle([edge * 2 for edge in box], outline=colour)
    return image


def judged(model, pack, device, out, count=48):
    model = model.eval()
    torch.manual_seed(SEED)
    pages = Pages(pack, SEED, "judge")
    drawn = [pages.page() for _ in range(count)]
    pictures, cores = (torch.from_numpy(np.stack(part)).to(device) for part in zip(*drawn))
    tiles = []
    for name, measure, is_level in (("level, little harm", 0.2, True), ("level, much harm", 0.6, True), ("as it comes", 0.6, False)):
        set_measure(measure)
        told = {likely: [0, 0, 0, []] for likely in LIKELY}
        for at in range(0, count, 8):
            with torch.no_grad():
                seen, truth = under_weather(pictures[at : at + 8], cores[at : at + 8], is_level=is_level)
                chances = model(seen).float().sigmoid()[:, 0].cpu().numpy()
            for one, picture, true in zip(chances, seen[:, 0].cpu().numpy(), truth[:, 0].cpu().numpy()):
                lines = [grown(box) for box in stretches(true, 0.5)]
                for likely in LIKELY:
                    boxes = [grown(box) for box in stretches(one, likely)]
                    there, said, right, heights = compared(lines, boxes)
                    sums = told[likely]
                    sums[0], sums[1], sums[2] = sums[0] + there, sums[1] + said, sums[2] + right
                    sums[3].extend(heights)
                    if likely == 0.3 and len(tiles) < 12 and measure == 0.6 and (len(tiles) < 6) == is_level:
                        tiles.append(shown(picture, lines, boxes))
        for likely, (there, said, right, heights) in told.items():
            height = float(np.median(heights)) if heights else 0
            print(f"{name:22s} from {likely}: {100 * right / max(1, there):5.1f} % of {there} lines found, {100 * right / max(1, said):5.1f} % of {said} boxes right, height {height:.2f}", flush=True)
    sheet = Image.new("RGB", (640 * 4, 640 * 3))
    for at, tile in enumerate(tiles):
        sheet.paste(tile, (at % 4 * 640, at // 4 * 640))
    sheet.save(out)


if __name__ == "__main__":
    import sys

    finder = Finder()
    finder.load_state_dict(torch.load(sys.argv[1], map_location="cpu"))
    judged(finder, sys.argv[2], "cuda" if torch.cuda.is_available() else "cpu", sys.argv[3], int(sys.argv[4]) if len(sys.argv) > 4 else 48)
