"""Draws pages of print and where the cores of their lines are. What light, lens and scanner do to them is weather.py's.

A line's box reaches from 1.43 heights of a capital above its baseline to 0.57 below it, which is what the reader of
lines likes best. Its core is the box that grows to it by the product's own rule: 1.5 times the area per round.
"""

import math

import numpy as np
from PIL import Image, ImageDraw

from lines import Lines

WIDTH, HEIGHT = 1024, 1344
ABOVE, BELOW = 1.43, 0.57
# Room beside the ink, in heights of a capital.
BESIDE = 0.16
GROWTH = 1.5
# Gaps narrower than this, in letter sizes, belong to a line; wider ones part it. Nothing between is drawn on purpose.
JOINS, PARTS = 0.8, 1.2
SMALLEST = 8.5


def core_of(left, top, right, bottom):
    """The box that grows to this one when each side moves out by GROWTH · area / round."""
    wide, high = right - left, bottom - top
    around, area = wide + high, wide * high
    # m · 2(S − 4m) = G · (W − 2m)(H − 2m), solved for m.
    a, b, c = 4 * GROWTH + 8, 2 * (GROWTH + 1) * around, GROWTH * area
    more = (b - math.sqrt(b * b - 4 * a * c)) / (2 * a)
    return left + more, top + more, right - more, bottom - more


class Sheet:
    """A picture and its cores; the cores at half size, edges in parts of a place."""

    def __init__(self, shade):
        self.picture = Image.new("L", (WIDTH, HEIGHT), shade)
        self.pen = ImageDraw.Draw(self.picture)
        self.cores = np.zeros((HEIGHT // 2, WIDTH // 2), np.float32)

    def mark(self, left, top, right, bottom):
        left, top, right, bottom = (edge / 2 for edge in core_of(left, top, right, bottom))
        x0, y0 = max(0, int(left)), max(0, int(top))
        x1, y1 = min(self.cores.shape[1], int(math.ceil(right))), min(self.cores.shape[0], int(math.ceil(bottom)))
        if x1 <= x0 or y1 <= y0:
            return
        xs, ys = np.arange(x0, x1), np.arange(y0, y1)
        across = np.clip(np.minimum(xs + 1, right) - np.maximum(xs, left), 0, 1)
        down = np.clip(np.minimum(ys + 1, bottom) - np.maximum(ys, top), 0, 1)
        part = self.cores[y0:y1, x0:x1]
        np.maximum(part, np.outer(down, across), out=part)

    def unmark(self, left, top, right, bottom):
        self.cores[max(0, int(top / 2)) : int(bottom / 2) + 1, max(0, int(left / 2)) : int(right / 2) + 1] = 0


class Pages(Lines):
    """Ink that lies as on the papers of the trade. All of one generator, as lines are."""

    def begin(self):
        r = self.random
        self.paper = r.choice((255, 255, 255, 250, 240, 225))
        self.sheet = Sheet(self.paper)
        self.ink = r.choice((0, 0, 0, 20, 50, 90))
        self.path = self.any_font()
        self.second = self.any_font()
        self.size = SMALLEST + 13 * r.random() ** 1.6
        self.pitch = r.choice((1.02, 1.12, 1.2, 1.2, 1.3, 1.5, 1.8))

    def any_font(self, text="Straße 12"):
        return self.font_for(text, False) or self.fonts[0]

    def sized(self, path, size):
        return self.font(path, max(7, round(size)))

    # One run of print -------------------------------------------------------------------------------------------------

    def run(self, x, baseline, text, size=None, path=None, ink=None, anchor="l", tracking=0.0, furthest=WIDTH):
        """Draws a run of words and marks it; where its ink ends, or where it began if it did not fit."""
        size, path, ink = size or self.size, path or self.path, self.ink if ink is None else ink
        text = " ".join(text.split())
        if not text or baseline < size or baseline > HEIGHT - 2:
            return x
        if not self.missing[path].isdisjoint(text):
            path = self.font_for(text, False)
            if path is None:
                return x
        font = self.sized(path, size)
        capital = -font.getbbox("H", anchor="ls")[1]
        wide = font.getlength(text) + tracking * len(text)
        if anchor == "r":
            x = x - wide
        elif anchor == "m":
            x = x - wide / 2
        while x + wide > furthest and " " in text:
            text = text.rsplit(" ", 1)[0]
            wide = font.getlength(text) + tracking * len(text)
        if capital < 4 or x + wide > furthest or x < 2:
            return x
        left, _, right, _ = font.getbbox(text, anchor="ls")
        if right - left < 1:
            return x
        stroke = 1 if size > 24 and self.random.random() < 0.1 else 0
        if tracking:
            at = x
            for sign in text:
                self.sheet.pen.text((at, baseline), sign, font=font, fill=ink, anchor="ls", stroke_width=stroke)
                at += font.getlength(sign) + tracking
            left, right = 0, at - x - tracking
        else:
            self.sheet.pen.text((x, baseline), text, font=font, fill=ink, anchor="ls", stroke_width=stroke)
        room = BESIDE * capital
        self.sheet.mark(x + left - room, baseline - ABOVE * capital, x + right + room, baseline + BELOW * capital)
        return x + right

    def filling(self, x, baseline, width, size=None, **how):
        """Words until a width is full; now and then justified, so that the gaps are wide."""
        size = size or self.size
        font = self.sized(how.get("path") or self.path, size)
        text = self.texts.words(3)
        while font.getlength(text) < width:
            text += " " + (self.texts.words(3) if self.random.random() < 0.8 else self.short())
        return self.run(x, baseline, text, size=size, furthest=x + width, **how)

    def short(self):
        t = self.texts
        return self.random.choice((t.amount, t.day, t.identifier, t.caption, t.person, t.quantity, t.time, t.company, t.address, t.web))()

    def figure(self):
        t = self.texts
        return self.random.choice((t.amount, t.amount, t.amount, t.quantity, t.day))()

    def rule(self, x0, y, x1, shade=None):
        r = self.random
        self.sheet.pen.line((x0, y, x1, y), fill=shade if shade is not None else r.choice((0, 60, 120, 180)), width=r.choice((1, 1, 1, 2, 3)))

    # Blocks: each takes left, top, width and tells where it ended -----------------------------------------------------

    def heading(self, x, y, width):
        r = self.random
        size = self.size * r.uniform(1.2, 3.6)
        if r.random() < 0.15:
            size = r.uniform(30, 80)
        text = r.choice((self.texts.caption, self.texts.company, lambda: self.texts.words(3)))()
        text = text.upper() if r.random() < 0.3 else text
        tracking = size * r.uniform(0.05, 0.4) if r.random() < 0.12 else 0
        where = r.random()
        if where < 0.7:
            self.run(x, y + size, text, size=size, path=self.second, tracking=tracking, furthest=x + width)
        else:
            self.run(x + width / 2, y + size, text[:24], size=size, path=self.second, anchor="m", furthest=x + width)
        return y + size * 1.5

    def paragraph(self, x, y, width):
        r = self.random
        size = max(SMALLEST, self.size * r.choice((0.6, 0.75, 0.9, 1, 1, 1, 1.15)))
        columns = r.choice((1, 1, 1, 1, 2, 3))
        gutter = size * r.uniform(PARTS + 0.2, 4)
        wide = (width - gutter * (columns - 1)) / columns
        count = 1 + int(12 * r.random() ** 1.5)
        path = r.choice((self.path, self.path, self.second))
        for column in range(columns):
            for row in range(count):
                last = row == count - 1
                self.filling(x + column * (wide + gutter), y + size * (1 + row * self.pitch), wide * (r.uniform(0.2, 1) if last else r.uniform(0.9, 1)), size=size, path=path)
        return y + size * (count * self.pitch + 0.6)

    def pairs(self, x, y, width):
        """Captions and what stands behind them, with a gap, a colon or a leader of dots between."""
        r, size = self.random, self.size
        count = 2 + int(9 * r.random())
        middle = x + width * r.uniform(0.25, 0.6)
        style = r.choice(("gap", "gap", "dots", "right", "rule"))
        for row in range(count):
            baseline = y + size * (1 + row * self.pitch)
            end = self.run(x, baseline, self.texts.caption(), furthest=middle - PARTS * size)
            value = r.choice((self.short, self.figure, self.figure))()
            if style in ("dots", "right"):
                start = x + width - self.sized(self.path, size).getlength(value) if style == "right" or r.random() < 0.8 else middle
                if start < end + PARTS * size:
                    continue
                if style == "dots":
                    at, step = end + size * 0.3, size * r.uniform(0.22, 0.6)
                    while at < start - size * 0.4:
                        self.sheet.pen.text((at, baseline), ".", font=self.sized(self.path, size), fill=self.ink, anchor="ls")
                        at += step
                self.run(start, baseline, value, furthest=x + width + size)
            else:
                self.run(middle, baseline, value, furthest=x + width, path=r.choice((self.path, self.second)))
                if style == "rule":
                    self.rule(middle, baseline + size * 0.25, x + width)
        return y + size * (count * self.pitch + 0.8)

    def table(self, x, y, width):
        """Cells in columns: bank lists, payslips. Every cell is a line of its own."""
        r = self.random
        size = max(SMALLEST, self.size * r.choice((0.7, 0.85, 1, 1, 1.1)))
        count = 2 + int(7 * r.random())
        weights = [r.uniform(0.4, 1) * (3 if r.random() < 0.2 else 1) for _ in range(count)]
        edges = [x]
        for weight in weights:
            edges.append(edges[-1] + width * weight / sum(weights))
        kinds = [r.choice((self.figure, self.figure, self.short, self.texts.day, lambda: self.texts.words(3), lambda: str(int(99 * r.random())))) for _ in range(count)]
        ways = [r.choice(("l", "r", "r", "m")) for _ in range(count)]
        rows = 2 + int(18 * r.random())
        pitch = size * max(1.12, self.pitch * r.uniform(0.9, 1.3))
        is_ruled, has_columns, is_striped = r.random() < 0.35, r.random() < 0.4, r.random() < 0.2
        fullness = r.choice((0.5, 0.85, 1))
        room = size * (0.35 if has_columns else PARTS / 2 + 0.1)
        header = r.choice(("none", "plain", "bar", "dark"))
        shade = int(r.uniform(150, 240))
        for row in range(rows):
            top = y + row * pitch
            ink, path = self.ink, self.path
            if row == 0 and header in ("bar", "dark"):
                dark = int(r.uniform(0, 110)) if header == "dark" else shade
                self.sheet.pen.rectangle((x, top, x + width, top + pitch), fill=dark)
                ink, path = (int(r.uniform(200, 255)) if header == "dark" else self.ink), self.second
            elif is_striped and row % 2:
                self.sheet.pen.rectangle((x, top, x + width, top + pitch), fill=max(shade, self.ink + 90))
            baseline = top + pitch / 2 + size * 0.36
            for column in range(count):
                if r.random() > fullness and row:
                    continue
                left, right = edges[column] + room, edges[column + 1] - room
                text = self.texts.caption() if row == 0 and header != "none" else kinds[column]()
                fit = self.sized(path, size)
                while fit.getlength(text) > right - left and " " in text:
                    text = text.rsplit(" ", 1)[0]
                if fit.getlength(text) > right - left:
                    continue
                way = ways[column]
                at = left if way == "l" else right if way == "r" else (left + right) / 2
                self.run(at, baseline, text, size=size, path=path, ink=ink, anchor=way, furthest=right + 2)
            if is_ruled:
                self.rule(x, top + pitch, x + width, shade=160)
        if has_columns:
            for edge in edges:
                self.sheet.pen.line((edge, y, edge, y + rows * pitch), fill=r.choice((0, 90, 170)), width=1)
        if r.random() < 0.3:
            self.sheet.pen.rectangle((x, y, x + width, y + rows * pitch), outline=r.choice((0, 90)), width=r.choice((1, 2)))
        return y + rows * pitch + size

    def form(self, x, y, width):
        """Cells with a tiny caption in the corner and a value below it."""
        r, size = self.random, self.size
        tiny = max(SMALLEST * 0.8, size * r.uniform(0.5, 0.75))
        columns, rows = 1 + int(5 * r.random()), 1 + int(5 * r.random())
        wide, high = width / columns, tiny * 1.3 + size * r.uniform(1.4, 2.4)
        shade, outline = r.choice((None, None, 235, 215)), r.choice((0, 100, 180, None))
        for row in range(rows):
            for column in range(columns):
                left, top = x + column * wide, y + row * high
                if shade or outline is not None:
                    self.sheet.pen.rectangle((left, top, left + wide, top + high), fill=shade, outline=outline)
                self.run(left + 3, top + tiny * 1.05, self.texts.caption(), size=tiny, furthest=left + wide - 3)
                if r.random() < 0.8:
                    tracking = size * r.uniform(0.2, 0.7) if r.random() < 0.08 else 0
                    self.run(left + 4 + size * 2 * r.random(), top + high - size * 0.35, self.short(), path=self.second, tracking=tracking, furthest=left + wide - 3)
        return y + rows * high + size * 0.7

    def banner(self, x, y, width):
        """Light print on a dark bar, or dark on a grey one."""
        r = self.random
        size = self.size * r.uniform(0.9, 2)
        high, is_dark = size * r.uniform(1.3, 3), r.random() < 0.7
        dark = int(r.uniform(0, 120)) if is_dark else int(r.uniform(170, 235))
        self.sheet.pen.rectangle((x, y, x + width, y + high), fill=dark)
        ink = int(r.uniform(max(190, dark + 90), 255)) if is_dark else self.ink
        end = self.run(x + size * 0.6, y + high / 2 + size * 0.36, self.texts.words(3), size=size, ink=ink, path=self.second, furthest=x + width * 0.7)
        if r.random() < 0.5:
            self.run(x + width - size * 0.5, y + high / 2 + size * 0.36, self.figure(), size=size, ink=ink, anchor="r", furthest=x + width)
        return y + high + self.size * 0.7

    def zones(self, x, y, width):
        r = self.random
        line = self.texts.zone()
        path = self.texts.pick(self.zone_fonts)
        share = r.uniform(0.75, 1)
        size = 12.0
        size = min(60.0, size * width * share / max(1, self.sized(path, size).getlength(line)))
        if size < SMALLEST:
            return y
        pitch = size * r.uniform(1.25, 1.9)
        for row in range(r.choice((1, 2, 2, 3))):
            other = self.texts.zone()[: len(line)].ljust(len(line), "<")
            self.run(x, y + size + row * pitch, other, size=size, path=path, furthest=x + width + size * 2)
        return y + 3 * pitch + size

    # What is no print -------------------------------------------------------------------------------------------------

    def portrait(self, x, y, wide, high):
        """A face or a view: soft noise and a few shapes."""
        r, n = self.random, self.noise
        wide, high = max(12, int(wide)), max(12, int(high))
        pixels = np.zeros((high, wide), np.float32)
        for step in (4, 9, 24):
            small = n.random((high // step + 2, wide // step + 2)).astype(np.float32) * 255
            pixels += np.asarray(Image.fromarray(small).resize((wide, high), Image.BICUBIC)) * (step / 37)
        face = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
        pen = ImageDraw.Draw(face)
        for _ in range(int(8 * r.random())):
            cx, cy, rx, ry = r.random() * wide, r.random() * high, wide * r.uniform(0.03, 0.4), high * r.uniform(0.02, 0.4)
            pen.ellipse((cx - rx, cy - ry, cx + rx, cy + ry), fill=int(255 * r.random()))
        for _ in range(int(30 * r.random())):
            cx, cy = r.random() * wide, r.random() * high
            pen.line((cx, cy, cx + r.uniform(-40, 40), cy + r.uniform(-12, 12)), fill=int(255 * r.random()), width=1 + int(3 * r.random()))
        self.sheet.picture.paste(face, (int(x), int(y)))
        self.sheet.unmark(x, y, x + wide, y + high)

    def bars(self, x, y, wide, high):
        r, at = self.random, x
        step = r.choice((1, 2, 2, 3))
        self.sheet.pen.rectangle((x - 6, y - 4, x + wide + 6, y + high + 4), fill=self.paper)
        self.sheet.unmark(x - 6, y - 4, x + wide + 6, y + high + 4)
        while at < x + wide:
            thick = step * r.choice((1, 1, 2, 3))
            self.sheet.pen.rectangle((at, y, at + thick - 1, y + high), fill=self.ink)
            at += thick + step * r.choice((1, 1, 2, 3))

    def squares(self, x, y, wide):
        count = self.random.choice((21, 29, 37))
        code = (self.noise.random((count, count)) < 0.5).astype(np.uint8) * 255
        side = max(count, int(wide))
        self.sheet.picture.paste(Image.fromarray(code).resize((side, side), Image.NEAREST), (int(x), int(y)))
        self.sheet.unmark(x, y, x + side, y + side)

    def signature(self, x, y, wide):
        r, points, at, height = self.random, [], 0.0, 0.0
        loop = r.uniform(4, 14)
        while at < wide:
            turn = len(points) * r.uniform(0.5, 0.9)
            points.append((x + at + loop * math.cos(turn), y + height + 1.6 * loop * math.sin(turn)))
            at += r.uniform(0.5, loop)
            height += r.uniform(-3, 3)
        if len(points) > 1:
            self.sheet.pen.line(points, fill=self.random.choice((0, 40, 90, 130)), width=r.choice((1, 2, 2, 3)), joint="curve")

    def stamp(self, x, y, radius):
        r, shade = self.random, int(self.random.uniform(60, 190))
        for part in (1, r.uniform(0.6, 0.9)):
            if r.random() < 0.8:
                reach = radius * part
                self.sheet.pen.ellipse((x - reach, y - reach, x + reach, y + reach), outline=shade, width=r.choice((1, 2, 3)))
        if r.random() < 0.6:
            size = max(SMALLEST, radius * 0.25)
            self.run(x, y + size * 0.3, self.short()[:12], size=size, ink=shade, anchor="m")

    def things(self, x, y, width):
        r = self.random
        kind = r.choice(("portrait", "bars", "squares", "signature", "logo", "boxes"))
        high = r.uniform(20, 150)
        if kind == "portrait":
            self.portrait(x + width * 0.6 * r.random(), y, high * r.uniform(0.7, 2), high)
        elif kind == "bars":
            high = min(high, 70)
            self.bars(x + width * 0.4 * r.random(), y, r.uniform(80, 300), high)
            if r.random() < 0.5:
                self.run(x, y + high + self.size * 1.4, self.texts.digits(12))
                high += self.size * 1.6
        elif kind == "squares":
            high = min(high, 120)
            self.squares(x + width * 0.8 * r.random(), y, high)
        elif kind == "signature":
            high = 45
            self.signature(x + width * 0.5 * r.random(), y + 20, r.uniform(60, 220))
            if r.random() < 0.6:
                self.rule(x, y + 40, x + width * 0.6)
        elif kind == "logo":
            high = min(high, 90)
            for _ in range(1 + int(4 * r.random())):
                points = [(x + high * 1.5 * r.random(), y + high * r.random()) for _ in range(r.choice((3, 4, 5)))]
                self.sheet.pen.polygon(points, fill=int(r.uniform(0, 220)))
        else:
            high, side = self.size * 1.6, self.size * r.uniform(0.7, 1.2)
            at = x
            for _ in range(1 + int(3 * r.random())):
                self.sheet.pen.rectangle((at, y, at + side, y + side), outline=self.ink)
                if r.random() < 0.4:
                    self.sheet.pen.line((at, y, at + side, y + side), fill=self.ink, width=1)
                    self.sheet.pen.line((at + side, y, at, y + side), fill=self.ink, width=1)
                at = self.run(at + side + self.size * 0.5, y + side * 0.9, self.texts.words(3), furthest=x + width) + self.size * 2
                if at > x + width * 0.7:
                    break
        return y + high + self.size

    def aside(self):
        """A line that runs up the edge of a page."""
        r = self.random
        text, path = self.texts.words(6), self.path
        if not self.missing[path].isdisjoint(text):
            return
        size = max(SMALLEST, self.size * 0.7)
        font = self.sized(path, size)
        wide, capital = int(font.getlength(text)) + 4, -font.getbbox("H", anchor="ls")[1]
        if wide > HEIGHT * 0.8 or capital < 4:
            return
        x, y = r.choice((6, WIDTH - size * 1.6 - 4)), r.uniform(0.05, 0.15) * HEIGHT
        strip = Image.new("L", (wide, int(size * 1.6)))
        ImageDraw.Draw(strip).text((2, size * 1.1), text, font=font, fill=255, anchor="ls")
        strip = strip.rotate(90, expand=True)
        box = (int(x), int(y), int(x) + strip.width, int(y) + strip.height)
        if self.sheet.cores[box[1] // 2 : box[3] // 2, box[0] // 2 : box[2] // 2].any():
            return
        self.sheet.picture.paste(self.ink, box[:2], strip)
        baseline = box[0] + size * 1.1
        self.sheet.mark(baseline - ABOVE * capital, box[1], baseline + BELOW * capital, box[3])

    # Whole pages ------------------------------------------------------------------------------------------------------

    def flow(self, x, y, width, bottom, blocks):
        while y < bottom:
            block = self.random.choice(blocks)
            y = block(x, y, width) + self.size * self.random.choice((0, 0.3, 0.8, 2))
            if self.random.random() < 0.15:
                self.rule(x, y, x + width)
                y += self.size * 0.6

    def document(self):
        r = self.random
        margin = r.uniform(20, 110)
        wide = WIDTH - 2 * margin
        blocks = [self.heading, self.paragraph, self.pairs, self.table, self.table, self.form, self.banner, self.things]
        if r.random() < 0.25:
            blocks = [self.table]
        if r.random() < 0.15:
            blocks.append(self.zones)
        if r.random() < 0.35:
            half = wide * r.uniform(0.35, 0.65)
            gap = max(self.size * 1.6, 14)
            self.flow(margin, margin, half - gap, HEIGHT * 0.9, blocks)
            self.flow(margin + half, margin * r.uniform(0.8, 2), wide - half, HEIGHT * 0.9, blocks)
        else:
            self.flow(margin, margin, wide, HEIGHT - margin, blocks)
        if r.random() < 0.12:
            self.aside()
        if r.random() < 0.2:
            self.stamp(r.uniform(0.1, 0.9) * WIDTH, r.uniform(0.1, 0.9) * HEIGHT, r.uniform(30, 110))
        if r.random() < 0.2:
            self.signature(r.uniform(0, 0.6) * WIDTH, r.uniform(0.1, 0.9) * HEIGHT, r.uniform(60, 250))

    def waves(self, x, y, wide, high):
        """The fine waves behind the print of a card."""
        r, pen = self.random, self.sheet.pen
        shade = max(self.ink + 60, int(self.paper - r.uniform(15, 90)))
        for family in range(r.choice((1, 2, 3))):
            pitch, reach, length, phase = r.uniform(3, 14), r.uniform(2, 40), r.uniform(30, 300), r.uniform(0, 6)
            xs = np.arange(int(x), int(x + wide), 6)
            lean, offset = r.uniform(-0.5, 0.5), y - reach - wide * 0.5
            while offset < y + high + wide * 0.5:
                ys = offset + reach * np.sin(xs / length + phase + offset / 80) + lean * (xs - x)
                points = [(a, b) for a, b in zip(xs.tolist(), ys.tolist()) if y < b < y + high]
                if len(points) > 1:
                    pen.line(points, fill=shade, width=1)
                offset += pitch

    def card(self):
        """Cards and passes: waves, a portrait, tiny captions above larger values, a zone."""
        r = self.random
        y = r.uniform(10, 60)
        while y < HEIGHT - 300:
            wide = r.uniform(0.75, 0.97) * WIDTH
            high = wide / r.choice((1.586, 1.42, 1.5))
            x = (WIDTH - wide) * r.random()
            self.paper = r.choice((250, 235, 220, 200, 180))
            self.sheet.pen.rounded_rectangle((x, y, x + wide, y + high), radius=r.uniform(2, 30), fill=self.paper, outline=r.choice((0, 120, None)))
            self.ink = r.choice((0, 10, 30, 60, 80))
            if r.random() < 0.8:
                self.waves(x + 3, y + 3, wide - 6, high - 6)
            if r.random() < 0.3:
                self.portrait(x + wide * r.uniform(0.4, 0.8), y + high * 0.2, wide * 0.15, high * 0.3)
            left, right = x + wide * 0.04, x + wide * 0.97
            if r.random() < 0.75:
                share = r.uniform(0.22, 0.33)
                self.portrait(left, y + high * 0.22, wide * share * 0.95, high * 0.5)
                left += wide * share + 8
            self.size = wide / r.uniform(28, 60)
            tiny = max(SMALLEST * 0.8, self.size * r.uniform(0.4, 0.75))
            top = y + self.size * 1.8
            self.run(x + wide * 0.05, top, self.texts.caption().upper(), size=self.size * r.uniform(1, 1.6), path=self.second, furthest=right)
            top += self.size
            foot = y + high * (0.7 if r.random() < 0.6 else 0.95)
            caption_ink = min(255, self.ink + r.choice((0, 0, 50, 80)))
            while top < foot - self.size * 2:
                columns = r.choice((1, 1, 2, 2, 3))
                for column in range(columns):
                    at = left + (right - left) * column / columns
                    limit = left + (right - left) * (column + 1) / columns - self.size * PARTS
                    caption = "/".join(self.texts.caption() for _ in range(r.choice((1, 1, 2, 3))))
                    self.run(at, top + tiny, caption, size=tiny, ink=caption_ink, furthest=limit)
                    value = r.choice((self.texts.person, self.texts.day, self.texts.identifier, self.texts.address, self.texts.word))()
                    self.run(at + r.choice((0, 0, self.size)), top + tiny * 1.25 + self.size, value.upper() if r.random() < 0.7 else value, path=self.second, furthest=limit)
                top += tiny * r.uniform(1.25, 1.8) + self.size * r.uniform(1.25, 2)
            if foot < y + high * 0.8:
                paper, self.ink = self.paper, r.choice((0, 10, 40))
                if r.random() < 0.4:
                    self.sheet.pen.rectangle((x + 3, foot, x + wide - 3, y + high - 4), fill=min(255, paper + 25))
                self.zones_within(x + wide * 0.04, foot + high * 0.03, wide * 0.92, y + high - 4)
            y += high + r.uniform(20, 80)

    def zones_within(self, x, y, width, bottom):
        path, count = self.texts.pick(self.zone_fonts), self.random.choice((2, 2, 3))
        first = self.texts.zone()
        size = 12 * width * self.random.uniform(0.85, 1) / max(1, self.sized(path, 12).getlength(first))
        pitch = min((bottom - y) / count, size * 1.9)
        size = min(size, pitch / 1.15)
        for row in range(count):
            line = self.texts.zone()[: len(first)].ljust(len(first), "<")
            self.run(x, y + pitch * (row + 0.75), line, size=size, path=path, furthest=x + width + size)

    def receipt(self):
        """A narrow slip, or a picture of a screen: few large lines."""
        self.size = self.random.uniform(16, 34)
        self.flow(40, 30, WIDTH - 80, HEIGHT - 40, [self.heading, self.pairs, self.paragraph, self.table, self.things])

    def nothing(self):
        """Views and patterns without any print."""
        r = self.random
        for _ in range(3):
            self.portrait(r.uniform(0, 300), r.uniform(0, 600), r.uniform(300, 720), r.uniform(300, 700))
        self.waves(0, r.uniform(0, 400), WIDTH, 600)
        self.bars(100, 1100, 600, 120)
        for _ in range(12):
            self.rule(50, r.uniform(0, HEIGHT), 900)

    def page(self):
        """Picture [HEIGHT, WIDTH] and cores [HEIGHT / 2, WIDTH / 2], both in bytes."""
        self.begin()
        roll = self.random.random()
        (self.document if roll < 0.68 else self.card if roll < 0.88 else self.receipt if roll < 0.98 else self.nothing)()
        if self.random.random() < 0.04:
            self.sheet.picture = Image.eval(self.sheet.picture, lambda value: 255 - value)
        return np.asarray(self.sheet.picture), (self.sheet.cores * 255).astype(np.uint8)


if __name__ == "__main__":
    import sys
    import time

    pages, begun, count = Pages(".cache/pack", 5), time.time(), 8
    for at in range(count):
        picture, cores = pages.page()
        shown = np.stack([picture] * 3, -1).astype(np.float32)
        large = np.asarray(Image.fromarray(cores).resize((WIDTH, HEIGHT), Image.NEAREST))[..., None] / 255
        shown = shown * (1 - 0.45 * large) + np.array([255, 0, 0]) * 0.45 * large
        Image.fromarray(shown.astype(np.uint8)).save(f"{sys.argv[1]}/page-{at}.png")
    print((time.time() - begun) / count, "seconds a page, with its picture")
