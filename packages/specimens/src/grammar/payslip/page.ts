import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { Draw } from '../draw.ts';
import { writeFacts } from '../facts.ts';
import { captionStyle, cased, plainStyle } from '../look.ts';
import { writeBody } from './body.ts';
import type { SlipModel, SumRow } from './model.ts';
import { moneyWidth, writeMoney } from './money.ts';
import type { Style } from './style.ts';
import { writeCells, writeLadder, writeLines } from './sums.ts';

function writeTop(draw: Draw, paper: Paper, style: Style, model: SlipModel): number {
  const { look } = style;
  const { family, squeeze, margin } = look;
  const width = paper.width - 2 * margin;
  const isTitleRight = draw.flag('title right of the employer', 0.45);
  const title: TextStyle = { family, squeeze, cut: 'bold', size: draw.word([10, 11, 13]) };
  paper.text(margin, 46, model.issuer.name, { family, squeeze, cut: 'bold', size: 10 });
  let y = paper.lines(margin, 58, model.issuer.lines, 10, { family, squeeze, size: 7.5 });
  const fits =
    paper.measure(model.title, title) + paper.measure(model.issuer.name, { ...title, size: 10 }) < width - 20;
  const besides = isTitleRight && fits;
  if (besides) paper.text(paper.width - margin, 46, model.title, { ...title, align: 'right' });
  else {
    const wide = paper.measure(model.title, title);
    paper.text(
      margin,
      y + 14,
      model.title,
      wide > width ? { ...title, size: ((title.size ?? 10) * width) / wide } : title,
    );
    y += 22;
  }
  y += 14;
  const facts = style.payPlace === 'head' ? [...model.facts, ...model.payFacts] : model.facts;
  if (!model.window) return writeFacts(paper, { x: margin, y, width }, facts, style.factPlace, look) + 6;
  const isBeside = draw.flag('data beside the address', 0.5);
  const window = paper.lines(margin, y + 8, model.window, 12, { family, squeeze, size: 9.5 });
  if (!isBeside) return writeFacts(paper, { x: margin, y: window + 12, width }, facts, style.factPlace, look) + 6;
  const half = { x: margin + width * 0.45, y, width: width * 0.55 };
  return Math.max(window, writeFacts(paper, half, facts, style.factPlace, look)) + 6;
}

const asYear = (rows: readonly SumRow[]): SumRow[] => rows.filter(({ year }) => year !== null);

/** The figures of the month, and those of the year where the program prints them. */
function writeSums(paper: Paper, style: Style, model: SlipModel, top: number): number {
  const { look, year } = style;
  const { sums } = model;
  const x = look.margin;
  const width = paper.width - 2 * look.margin;
  const part = (area: { x: number; y: number; width: number }, which: 'month' | 'year'): number => {
    if (style.sums === 'ladder') return writeLadder(paper, style, area, sums, [which], null);
    return style.sums === 'cells'
      ? writeCells(paper, style, area, sums, which, which === 'month' ? 1 : 31)
      : writeLines(paper, style, area, sums, which);
  };
  const heads = { month: model.monthWord, year: model.yearWord };
  if (year === 'column' || year === 'column first') {
    const parts = year === 'column' ? (['month', 'year'] as const) : (['year', 'month'] as const);
    return writeLadder(paper, style, { x, y: top, width: width * 0.85 }, sums, parts, heads);
  }
  if (year === 'missing' || asYear(sums).length === 0)
    return part({ x, y: top, width: style.sums === 'ladder' ? width * 0.6 : width }, 'month');
  const title = (at: { x: number; y: number }, text: string): void =>
    paper.text(at.x, at.y, cased(look, text), { ...captionStyle(look), cut: 'bold' });
  if (year === 'beside') {
    const half = width / 2 - 12;
    const [left, right] = [
      { x, y: top + 13, width: half },
      { x: x + half + 24, y: top + 13, width: half },
    ];
    title({ x: left.x, y: top }, model.monthWord);
    title({ x: right.x, y: top }, model.yearTitle);
    return Math.max(part(left, 'month'), part(right, 'year'));
  }
  const below = part({ x, y: top, width: style.sums === 'ladder' ? width * 0.6 : width }, 'month');
  title({ x, y: below + 4 }, model.yearTitle);
  return part({ x, y: below + 18, width: style.sums === 'ladder' ? width * 0.6 : width }, 'year');
}

function writeTotals(paper: Paper, style: Style, { totals, monthWord, yearWord }: SlipModel, top: number): number {
  const { look } = style;
  const width = paper.width - 2 * look.margin;
  const [x, half] = [look.margin + width * 0.45, width * 0.55];
  const print: TextStyle = { ...plainStyle(look), size: look.size + 1 };
  if (style.totals === 'cells') return writeCells(paper, style, { x: look.margin, y: top, width }, totals, 'month', 61);
  if (style.totals === 'value left') {
    let y = top;
    for (const row of totals) {
      const cents = row.month ?? 0;
      writeMoney(paper, x + 80, y, cents, style, { ...print, cut: 'bold' });
      paper.text(x + 90, y, cased(look, row.caption), print);
      y += look.size * 1.7;
    }
    return y + 6;
  }
  if (style.totals === 'ladder')
    return writeLadder(paper, style, { x, y: top, width: half }, totals, ['month'], {
      month: monthWord,
      year: yearWord,
    });
  const last = totals.at(-1);
  const y = writeLadder(paper, style, { x, y: top, width: half }, totals.slice(0, -1), ['month'], null);
  if (!last) return y;
  const big: TextStyle = { ...print, cut: 'bold', size: look.size + 3 };
  const caption = cased(look, last.caption);
  const wide = paper.measure(caption, big) + moneyWidth(paper, last.month ?? 0, style, big) + 30;
  const left = look.margin + width - Math.max(wide, half);
  paper.box(left, y - 4, Math.max(wide, half), 24, { border: look.ink, thickness: 1 });
  paper.text(left + 6, y + 12, caption, big);
  writeMoney(paper, look.margin + width - 6, y + 12, last.month ?? 0, style, big);
  return y + 36;
}

/** The whole slip, top to bottom, on as many pages as it takes. */
export function writeSlip(draw: Draw, paper: Paper, style: Style, model: SlipModel): void {
  const { look } = style;
  const width = paper.width - 2 * look.margin;
  const air = draw.word([0, 6, 14, 28]);
  let y = writeTop(draw, paper, style, model) + 8;
  const next = (write: (top: number) => number, needed: number): void => {
    if (y + needed > 800) {
      paper.nextPage();
      paper.text(look.margin, 40, model.title, { ...plainStyle(look), cut: 'bold' });
      draw.note('several pages');
      y = 66;
    }
    y = write(y) + air;
  };
  const pitch = Math.max(look.leading, look.size * 1.4) + 2;
  next((top) => writeBody(paper, style, model, top), model.body.length * pitch + 50);
  const sums = (): void => {
    const rows = model.sums.length * (style.year === 'below' ? 2 : 1);
    next((top) => writeSums(paper, style, model, top), style.sums === 'ladder' ? rows * pitch + 40 : rows * 12 + 50);
  };
  const totals = (): void => next((top) => writeTotals(paper, style, model, top), model.totals.length * 16 + 60);
  if (style.totalsFirst) {
    totals();
    sums();
  } else {
    sums();
    totals();
  }
  if (style.payPlace === 'foot' && model.payFacts.length > 0)
    next((top) => writeFacts(paper, { x: look.margin, y: top + 4, width }, model.payFacts, 'colon', look), 40);
  next(
    (top) =>
      paper.lines(
        look.margin,
        top + 8,
        model.notes.flatMap((note) => paper.wrap(note, width, { ...plainStyle(look), size: 6.5 })),
        8.5,
        { ...plainStyle(look), size: 6.5 },
      ),
    model.notes.length * 10 + 10,
  );
}
