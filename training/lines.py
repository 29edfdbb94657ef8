"""Draws lines of print as ink on nothing: 48 pixels high, 255 where there is ink. What happens to paper and light
afterwards is damage.py's."""

import json
import math
import os
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from signs import classes_of
from texts import Texts

HEIGHT = 48
WIDTHS = (128, 256, 448, 768, 1280)
SIZES = (26, 30, 35)
LONGEST = 96
# Letters drawn once are kept: drawing them is most of the work. A share is drawn as a whole, with its kerning.
KEPT_LETTERS = 500_000
DRAWN_WHOLE = 0.2
BASELINE = 34
EDGE = 16
# A zone's own fonts and how often each comes: passports and cards print OCR-B. Two cuts of it are drawn for other ends:
# white on black, and its outlines alone.
ZONE_FONTS = {"OCRB.otf": 8, "OCRBS.otf": 3, "OCRBL.otf": 1, "OCRA.ttf": 1, "OCRACondensed.ttf": 1}
OTHER_CUTS = ("OCRBE.otf", "OCRBF.otf", "OCRBX.otf")


class Lines:
    def __init__(self, pack, seed, kind="learn"):
        self.random = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.texts = Texts(pack, self.random)
        with open(os.path.join(pack, "missing.json"), encoding="utf-8") as file:
            missing = json.load(file)
        # The zone's own fonts are the same everywhere: they are judged by, too.
        self.zone_fonts = [path for path in missing for _ in range(ZONE_FONTS.get(os.path.basename(path), 0))]
        self.fonts = [path for path in missing if path.startswith(kind) and os.path.basename(path) not in OTHER_CUTS]
        self.missing = {path: set(signs) for path, signs in missing.items()}
        self.pack, self.opened, self.letters = pack, {}, {}

    def font(self, path, size):
        key = (path, size)
        if key not in self.opened:
            if len(self.opened) > 1500:
                self.opened.clear()
            self.opened[key] = ImageFont.truetype(os.path.join(self.pack, "fonts", path), size, layout_engine=ImageFont.Layout.BASIC)
        return self.opened[key]

    def font_for(self, text, is_zone):
        among = self.zone_fonts if is_zone and self.random.random() < 0.9 else self.fonts
        for _ in range(20):
            path = self.texts.pick(among)
            if self.missing[path].isdisjoint(text):
                return path
        return None

    def letter(self, path, size, stroke, sign):
        """The ink of one letter, how far its first row and column are from where the pen stands, and how far the pen goes."""
        key = (path, size, stroke, sign)
        if key not in self.letters:
            if len(self.letters) > KEPT_LETTERS:
                self.letters.clear()
            font = self.font(path, size)
            goes = font.getlength(sign)
            canvas = Image.new("L", (int(goes) + 2 * EDGE, HEIGHT))
            ImageDraw.Draw(canvas).text((EDGE, BASELINE), sign, font=font, fill=255, anchor="ls", stroke_width=stroke)
            left, top, right, bottom = canvas.getbbox() or (EDGE, BASELINE, EDGE, BASELINE)
            self.letters[key] = np.asarray(canvas)[top:bottom, left:right].copy(), top - BASELINE, left - EDGE, goes
        return self.letters[key]

    def set_letters(self, text, path, size, stroke, baseline, gap=0.0):
        """A text set letter by letter, and where each began."""
        letters = [self.letter(path, size, stroke, sign) for sign in text]
        at = [4.0]
        for _, _, _, goes in letters:
            at.append(at[-1] + goes + gap)
        ink = np.zeros((HEIGHT, int(at[-1]) + EDGE), np.uint8)
        for (drawn, down, across, _), x in zip(letters, at):
            top, left = baseline + down, max(0, int(x + 0.5) + across)
            drawn = drawn[max(0, -top) : max(0, HEIGHT - top), : ink.shape[1] - left]
            place = ink[max(0, top) : max(0, top) + drawn.shape[0], left : left + drawn.shape[1]]
            np.maximum(place, drawn, out=place)
        return Image.fromarray(ink), at

    def draw_text(self, text, path, size):
        """The ink of a text, with the baseline a little below the middle."""
        r = self.random
        baseline = int(HEIGHT * (0.72 + 0.05 * (r.random() - 0.5)))
        stroke = 1 if r.random() < 0.06 else 0
        gap = 0.0
        if r.random() < 0.18:
            gap = r.choice((-1, 1, 1, 2, 3, 5, 8, 14)) * size / 32
            if "   " in text and gap > 4:
                gap = 1.0
        if gap == 0 and r.random() < DRAWN_WHOLE:
            font = self.font(path, size)
            canvas = Image.new("L", (int(font.getlength(text)) + 10, HEIGHT))
            ImageDraw.Draw(canvas).text((4, baseline), text, font=font, fill=255, anchor="ls", stroke_width=stroke)
            return canvas
        canvas, at = self.set_letters(text, path, size, stroke, baseline, gap)
        if gap > 4 and r.random() < 0.5:
            self.comb(ImageDraw.Draw(canvas), at, canvas.width)
        return canvas

    def comb(self, pen, at, width):
        """A box for every sign, as forms have them."""
        shade = int(60 + 195 * self.random.random())
        for x in at:
            pen.line((x - 2, 8, x - 2, HEIGHT - 7), fill=shade)
        pen.line((2, HEIGHT - 7, width - 4, HEIGHT - 7), fill=shade)

    def neighbours(self, ink, size):
        """What the lines above and below reach into this one."""
        r = self.random
        for sign in (-1, 1):
            if r.random() < 0.5:
                continue
            text = self.texts.words(4)
            path = self.font_for(text, False)
            if path is None:
                continue
            y = HEIGHT * 0.72 + sign * size * (0.98 + 0.35 * r.random())
            canvas, _ = self.set_letters(text, path, size, 0, int(y))
            ink.paste(255, (-int(20 * r.random()), 0), canvas)

    def rules(self, ink):
        r, pen = self.random, ImageDraw.Draw(ink)
        width, thick, shade = ink.width, 1 + (r.random() < 0.3), int(80 + 175 * r.random())
        roll = r.random()
        if roll < 0.4:
            y = HEIGHT * (0.78 + 0.16 * r.random())
            pen.line((0, y, width, y + r.choice((-1, 0, 0, 1))), fill=shade, width=thick)
        elif roll < 0.6:
            y = HEIGHT * 0.14 * r.random()
            pen.line((0, y, width, y), fill=shade, width=thick)
        if roll > 0.4:
            for x in ((1 + 2 * r.random(),) if r.random() < 0.5 else (1, width - 2)):
                pen.line((x, 0, x, HEIGHT), fill=shade, width=thick)

    def pins(self, ink):
        """Print of needles: letters of so many rows of dots, each dot round and a little apart."""
        rows = self.random.choice((16, 16, 24))
        step = HEIGHT // rows
        small = ink.resize((max(2, ink.width // step), rows), Image.BOX)
        struck = (np.asarray(small) > 90).astype(np.float32)
        dot = np.full((step, step), 1.0, np.float32)
        if step > 2:
            dot[[0, 0, -1, -1], [0, -1, 0, -1]] = 0.2 + 0.5 * self.random.random()
        else:
            dot[-1, :] = dot[:, -1] = 0.4 + 0.5 * self.random.random()
        return Image.fromarray((np.kron(struck, dot) * 255).astype(np.uint8))

    def dotted(self, ink):
        """Dots of a screen over whole letters."""
        pitch = self.random.choice((2, 2, 3))
        pixels = np.asarray(ink).astype(np.float32)
        y, x = np.mgrid[0:HEIGHT, 0 : ink.width]
        mask = ((x % (pitch + 1)) < pitch) & ((y % (pitch + 1)) < pitch)
        return Image.fromarray((pixels * (0.35 + 0.65 * mask)).astype(np.uint8))

    def empty(self):
        """What is no print at all: blank paper, rules, specks, scribble."""
        r = self.random
        ink = Image.new("L", (r.choice(WIDTHS[:3]) - 4, HEIGHT))
        pen = ImageDraw.Draw(ink)
        roll = r.random()
        if roll < 0.3:
            self.rules(ink)
        elif roll < 0.6:
            for _ in range(int(40 * r.random())):
                x, y = r.random() * ink.width, r.random() * HEIGHT
                pen.ellipse((x, y, x + 2.5 * r.random(), y + 2.5 * r.random()), fill=int(255 * r.random()))
        elif roll < 0.85:
            x, y, points = 0.0, HEIGHT / 2, []
            while x < ink.width:
                points.append((x, y))
                x += 14 * r.random() - 3
                y = min(HEIGHT, max(0, y + 30 * (r.random() - 0.5)))
            pen.line(points, fill=255, width=1 + int(2 * r.random()))
        return ink

    def one(self):
        """Ink and the classes it tells; None where no font has all signs, or the line is too long."""
        r = self.random
        if r.random() < 0.025:
            return self.empty(), []
        text, is_zone = self.texts.any(8)
        text = text[:LONGEST].strip()
        path = self.font_for(text, is_zone)
        if not text or path is None:
            return None
        size = r.choice(SIZES)
        ink = self.draw_text(text, path, size)
        if r.random() < 0.45:
            ink = ink.resize((max(8, int(ink.width * math.exp(r.uniform(-0.5, 0.28)))), HEIGHT), Image.BILINEAR)
        room = int(24 * r.random() ** 2), int(24 * r.random() ** 2)
        if ink.width + sum(room) > WIDTHS[-1]:
            return None
        wide = Image.new("L", (ink.width + sum(room), HEIGHT))
        wide.paste(ink, (room[0], 0))
        if r.random() < 0.3:
            self.neighbours(wide, size)
        if r.random() < 0.14:
            self.rules(wide)
        if r.random() < 0.04:
            wide = self.dotted(wide)
        elif r.random() < 0.04 and size >= 29:
            wide = self.pins(wide)
        return wide, classes_of(" ".join(text.split()))

    def shard(self, count):
        """Lines by width: pixels, classes (0 behind the last) and how wide the ink is."""
        by_width = {width: ([], [], []) for width in WIDTHS}
        made = 0
        while made < count:
            try:
                line = self.one()
            except OSError:
                continue
            if line is None:
                continue
            ink, classes = line
            width = next(width for width in WIDTHS if ink.width <= width)
            if len(classes) * 5 > ink.width:
                continue
            pixels = np.zeros((HEIGHT, width), np.uint8)
            pixels[:, : ink.width] = np.asarray(ink)
            padded = np.zeros(LONGEST, np.int16)
            padded[: len(classes)] = classes
            for kept, value in zip(by_width[width], (pixels, padded, ink.width)):
                kept.append(value)
            made += 1
        return {
            width: (np.stack(pixels), np.stack(classes), np.array(wide, np.int16))
            for width, (pixels, classes, wide) in by_width.items()
            if pixels
        }
