import type { Paper, TextStyle } from '../../paper/paper.ts';
import { captionStyle, cased, plainStyle } from '../look.ts';
import { halves } from '../statement/columns.ts';
import type { BodyRow, SlipModel } from './model.ts';
import { moneyWidth, writeMoney } from './money.ts';
import type { BodyColumn, Style } from './style.ts';

interface CellPlace {
  readonly kind: BodyColumn;
  readonly caption: readonly string[];
  readonly left: number;
  readonly right: number;
}

const GAP = 10;
const isMoney = (kind: BodyColumn): kind is 'told' | 'deduction' | 'earning' | 'amount' =>
  ['told', 'deduction', 'earning', 'amount'].includes(kind);
const isLeft = (kind: BodyColumn): boolean => kind === 'code' || kind === 'label';

const signedOf = ({ earning, deduction }: BodyRow): number | null =>
  earning !== null ? earning : deduction !== null ? -deduction : null;

/** Where a program has no column for what is told only, the figure stands among the bases. */
function moneyOf(row: BodyRow, kind: 'told' | 'deduction' | 'earning' | 'amount'): number | null {
  if (kind === 'amount') return signedOf(row);
  return row[kind];
}

function placesOf(paper: Paper, style: Style, { body, bodyCaptions }: SlipModel): CellPlace[] {
  const print = plainStyle(style.look);
  const names = captionStyle(style.look);
  const widthOf = (kind: BodyColumn): number =>
    Math.max(
      ...body.map((row) => {
        if (!isMoney(kind)) return paper.measure(row[kind], print);
        const cents = moneyOf(row, kind);
        return cents === null ? 0 : moneyWidth(paper, cents, style, print);
      }),
      isMoney(kind) ? moneyWidth(paper, 999_999, style, print) : 0,
    );
  const parts = style.columns.map((kind) => {
    const whole = cased(style.look, bodyCaptions[kind]);
    const content = widthOf(kind);
    const isLong = kind !== 'label' && paper.measure(whole, names) > content + GAP;
    const caption = isLong ? halves(whole) : [whole];
    return { kind, caption, width: Math.max(content, ...caption.map((line) => paper.measure(line, names))) };
  });
  const across = paper.width - 2 * style.look.margin;
  const fixed = parts.reduce((sum, { kind, width }) => sum + GAP + (kind === 'label' ? 0 : width), 0);
  let left = style.look.margin;
  return parts.map(({ kind, caption, width }) => {
    const own = kind === 'label' ? across - fixed : width;
    const place = { kind, caption, left, right: left + own };
    left += own + GAP;
    return place;
  });
}

function writeRow(
  paper: Paper,
  style: Style,
  places: readonly CellPlace[],
  row: BodyRow,
  y: number,
  print: TextStyle,
): void {
  for (const { kind, left, right } of places) {
    if (isMoney(kind)) {
      const cents = moneyOf(row, kind);
      if (cents !== null) writeMoney(paper, right, y, cents, style, print);
    } else if (isLeft(kind)) paper.text(left, y, row[kind], print);
    else paper.text(right, y, row[kind], { ...print, align: 'right' });
  }
}

function writeTotalsRow(
  paper: Paper,
  style: Style,
  places: readonly CellPlace[],
  { body }: SlipModel,
  y: number,
): void {
  const print: TextStyle = { ...plainStyle(style.look), cut: 'bold' };
  const label = places.find(({ kind }) => kind === 'label');
  if (label) paper.text(label.left, y, style.look.captionsUpper ? 'TOTALI' : 'Totali', print);
  for (const { kind, right } of places) {
    if (kind !== 'deduction' && kind !== 'earning') continue;
    const sum = body.reduce((total, row) => total + (row[kind] ?? 0), 0);
    writeMoney(paper, right, y, sum, style, print);
  }
}

/** The lines of the slip under their captions; answers where the next thing may stand. */
export function writeBody(paper: Paper, style: Style, model: SlipModel, top: number): number {
  const { look, ground } = style;
  const places = placesOf(paper, style, model);
  const names = captionStyle(look);
  const lines = Math.max(...places.map(({ caption }) => caption.length));
  const height = lines * look.size * 1.2 + 4;
  const [edge, across] = [look.margin - 3, paper.width - 2 * look.margin + 6];
  if (ground === 'grey head') paper.box(edge, top - look.size - 2, across, height + 2, { fill: [0.88, 0.88, 0.88] });
  for (const { kind, caption, left, right } of places)
    paper.lines(isLeft(kind) ? left : right, top, caption, look.size * 1.2, {
      ...names,
      align: isLeft(kind) ? 'left' : 'right',
    });
  let y = top + height + look.size * 0.5;
  paper.rule(edge, top + height - look.size, edge + across, top + height - look.size, 0.5);
  const pitch = Math.max(look.leading, look.size * 1.25) + (ground === 'rules' ? 2 : 0);
  for (const row of model.body) {
    writeRow(paper, style, places, row, y, plainStyle(look));
    if (ground === 'rules') paper.rule(edge, y + 3, edge + across, y + 3, 0.2, [0.65, 0.65, 0.65]);
    y += pitch;
  }
  if (style.hasTotalsRow) {
    writeTotalsRow(paper, style, places, model, y + 3);
    y += pitch + 5;
  }
  const foot = y - look.size + 2;
  if (ground === 'grid') {
    paper.box(edge, top - look.size - 2, across, foot - top + look.size + 2, { border: [0.3, 0.3, 0.3] });
    for (const { left } of places.slice(1))
      paper.rule(left - GAP / 2, top - look.size - 2, left - GAP / 2, foot, 0.3, [0.4, 0.4, 0.4]);
  }
  return foot + look.size + 12;
}
