import type { Day } from '@vesta/domain/dates/day';
import { shiftDays } from '../../calendar.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { Paper } from '../../paper/paper.ts';
import { germanMonthYear, italianMonthYear } from '../../wording/dates.ts';
import { cityLine } from '../../wording/names.ts';
import { type Bank, ibanAt } from '../banks.ts';
import type { Draw } from '../draw.ts';
import { type Fact, writeFacts } from '../facts.ts';
import type { IbanFormat } from '../ibans.ts';
import { plainStyle } from '../look.ts';
import { type NameFormat, salutation } from '../names.ts';
import { captions } from './captions.ts';
import type { Style } from './style.ts';
import type { Wording } from './wording.ts';

export type PeriodTold = 'both' | 'end' | 'month';
export type HolderPlace = 'window' | 'caption' | 'both';

export interface HeadOn {
  readonly paper: Paper;
  readonly statement: Statement;
  readonly style: Style;
  readonly wording: Wording;
  readonly bank: Bank;
  readonly iban: IbanFormat;
  readonly nameOf: NameFormat;
  readonly period: PeriodTold;
  readonly holder: HolderPlace;
}

/** The days that the statement covers, in as many words as the bank spends on it. */
function periodWords(draw: Draw, { style, statement, period }: HeadOn): string {
  const { start, end } = statement;
  const day = (of: Day): string => style.headDay(of);
  const italian = style.country === 'IT';
  if (period === 'month') return italian ? italianMonthYear(end) : germanMonthYear(end);
  if (period === 'end') return italian ? `al ${day(end)}` : `per ${day(end)}`;
  return draw.word(
    italian
      ? [`dal ${day(start)} al ${day(end)}`, `${day(start)} - ${day(end)}`, `Dal ${day(start)} Al ${day(end)}`]
      : [`vom ${day(start)} bis ${day(end)}`, `${day(start)} - ${day(end)}`, `${day(start)} bis ${day(end)}`],
  );
}

function factsOf(draw: Draw, on: HeadOn, period: string | null): Fact[] {
  const { style, statement, bank, iban } = on;
  const own = captions[style.country];
  const { person } = statement;
  const facts: Fact[] = [[draw.word(own.iban), iban(person.account.iban)]];
  if (draw.chance.happens(0.6)) facts.push([draw.word(own.bic), bank.bic]);
  if (on.holder !== 'window') facts.unshift([draw.word(own.holder), on.nameOf(person)]);
  if (period) facts.push([draw.word(own.period), period]);
  if (draw.chance.happens(0.5)) facts.push([draw.word(own.number), `${statement.number}/${statement.end.slice(0, 4)}`]);
  if (draw.chance.happens(0.3)) facts.push([draw.word(own.made), style.headDay(shiftDays(statement.end, 3))]);
  if (draw.flag('another account named', 0.15)) {
    const other = ibanAt(draw.chance, bank, style.country);
    facts.push([style.country === 'IT' ? 'Conto deposito collegato' : 'Referenzkonto', iban(other)]);
  }
  return facts;
}

function writeWindow(draw: Draw, on: HeadOn, x: number, y: number): number {
  const { paper, statement, style } = on;
  const { person } = statement;
  const greeting = salutation(draw, person);
  const lines = [greeting, on.nameOf(person), person.address.street, cityLine(person.address)].filter(Boolean);
  const isUpper = draw.chance.happens(0.3);
  const { family, squeeze } = style.look;
  return paper.lines(x, y, isUpper ? lines.map((line) => line.toLocaleUpperCase('de')) : lines, 12.5, {
    family,
    squeeze,
    size: 10,
  });
}

function writeLogo(draw: Draw, { paper, style, bank }: HeadOn): number {
  const { look } = style;
  const size = draw.word([12, 15, 18, 22]);
  const place = draw.word(['left', 'left', 'right', 'centre'] as const);
  const at = place === 'left' ? look.margin : place === 'right' ? paper.width - look.margin : paper.width / 2;
  const hasSign = draw.chance.happens(0.4) && place === 'left';
  if (hasSign) paper.box(look.margin, 52 - size, size, size, { fill: look.ink });
  paper.text(hasSign ? at + size + 6 : at, 50, bank.name, { size, cut: 'bold', align: place, ink: look.ink });
  return 50 + size * 0.7;
}

/** Everything above the list of the first page; answers where the list may begin. */
export function writeHead(draw: Draw, on: HeadOn): number {
  const { paper, style, wording, statement } = on;
  const { look } = style;
  const own = captions[style.country];
  const width = paper.width - 2 * look.margin;
  const period = periodWords(draw, on);
  const inTitle = on.period !== 'both' || draw.flag('period beside the title', 0.5);
  const title = `${draw.word(own.title)}${inTitle ? ` ${period}` : ''}`;
  const facts = factsOf(draw, on, inTitle ? null : period);
  let y = writeLogo(draw, on) + 22;
  const titleStyle = {
    family: look.family,
    squeeze: look.squeeze,
    size: draw.word([10, 12, 14]),
    cut: 'bold',
  } as const;
  const writeTitle = (): void => {
    const wide = paper.measure(title, titleStyle);
    paper.text(look.margin, y, title, { ...titleStyle, size: titleStyle.size * Math.min(1, width / wide) });
    y += 22;
  };
  const isTitleFirst = draw.flag('title above the address', 0.4);
  if (isTitleFirst) writeTitle();
  if (on.holder === 'caption') {
    y = writeFacts(paper, { x: look.margin, y, width }, facts, style.factPlace, look);
  } else {
    const side = draw.one([
      ['address left, data right', 'left', 4],
      ['address right, data left', 'right', style.country === 'IT' ? 5 : 1],
      ['data below the address', 'below', 3],
    ] as const);
    const half = width / 2 - 12;
    const [left, right] = [look.margin, look.margin + width / 2 + 12];
    const window = writeWindow(draw, on, side === 'right' ? right : left, y + 10);
    y =
      side === 'below'
        ? writeFacts(paper, { x: left, y: window + 18, width }, facts, style.factPlace, look)
        : Math.max(
            window,
            writeFacts(paper, { x: side === 'left' ? right : left, y, width: half }, facts, style.factPlace, look),
          );
  }
  y += 12;
  if (!isTitleFirst) writeTitle();
  const ends: Fact[] = [
    [wording.opening, wording.balance(statement.opening)],
    [wording.closing, wording.balance(statement.closing)],
  ];
  if (style.ends.box) {
    const place = draw.one([
      ['balance box in cells', 'cells', 2],
      ['balance box in lines', 'aligned', 2],
      ['balance box stacked', 'above', 1],
    ] as const);
    const shown = draw.flag('closing balance first', 0.15) ? ends.toReversed() : ends;
    y =
      writeFacts(paper, { x: look.margin, y, width: place === 'aligned' ? width * 0.6 : width }, shown, place, look) +
      8;
  }
  if (style.ends.words) {
    const lines = wording.sentences.flatMap((sentence) => paper.wrap(sentence, width, plainStyle(look)));
    y = paper.lines(look.margin, y, lines, look.size * 1.4, plainStyle(look)) + 8;
  }
  return y + 8;
}
