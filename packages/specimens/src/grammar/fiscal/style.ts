import type { Country } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import type { Draw } from '../draw.ts';
import { type Look, lookOf } from '../look.ts';

/** The law fixes what a form says; these are the freedoms of whoever prints it. */
export interface Style {
  readonly country: Country;
  readonly look: Look;
  readonly boxes: 'cells' | 'lines' | 'ruled lines';
  readonly across: number;
  readonly number: 'before' | 'corner' | 'none';
  readonly isShort: boolean;
  readonly breaksPage: boolean;
  readonly values: 'right' | 'left';
  readonly isTyped: boolean;
  readonly day: (day: string) => string;
  readonly id: (id: string) => string;
  readonly money: (cents: number) => string;
}

const groupsOfThree = (id: string): string =>
  id.length === 16
    ? id.replace(/^(.{3})(.{3})(.{5})(.{5})$/, '$1 $2 $3 $4')
    : id.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4');

export function styleOf(draw: Draw, country: Country): Style {
  const look = lookOf(draw);
  const mark = draw.word(country === 'IT' ? ['/', '/', '-', '.'] : ['.', '.', '.']);
  return {
    country,
    look: { ...look, size: Math.min(look.size, 8.5) },
    boxes: draw.one<Style['boxes']>([
      ['form in cells', 'cells', 3],
      ['form in lines', 'lines', 2],
      ['form in ruled lines', 'ruled lines', 2],
    ]),
    across: draw.one([
      ['two cells across', 2, 1],
      ['three cells across', 3, 2],
      ['four cells across', 4, 2],
    ]),
    number: draw.one<Style['number']>([
      ['number before the label', 'before', 4],
      ['number in the corner', 'corner', 2],
      ['no numbers', 'none', 1],
    ]),
    isShort: draw.flag('labels abbreviated', 0.4),
    breaksPage: draw.flag('figures on the second page', 0.2),
    values: draw.one<Style['values']>([
      ['values right in their cells', 'right', 3],
      ['values left in their cells', 'left', 1],
    ]),
    isTyped: draw.flag('values typewritten', 0.4),
    day: (day) => numeric(day, mark),
    id: draw.one<(id: string) => string>([
      ['identifier unspaced', (id) => id, 4],
      ['identifier in groups', groupsOfThree, 1.5],
      ['identifier letter by letter', (id) => [...id].join(' '), 0.6],
    ]),
    money: draw.one<(cents: number) => string>([
      ['amounts with dots', plain, 5],
      ['amounts without dots', (cents) => plain(cents).replaceAll('.', ''), 1],
    ]),
  };
}
