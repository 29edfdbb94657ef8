import { plain } from '../../wording/money.ts';
import type { Style } from './style.ts';

/** The figure without a sign, as this bank groups its digits. */
export const figure = (style: Style, cents: number): string =>
  style.hasThousandsMark ? plain(cents) : plain(cents).replaceAll('.', '');

function withUnit(style: Style, text: string): string {
  switch (style.unitInRows) {
    case '€ before':
      return `€ ${text}`;
    case '€ behind':
      return `${text} €`;
    case 'EUR behind':
      return `${text} EUR`;
    default:
      return text;
  }
}

/** A signed amount in one column; where two columns tell the sign, a balance still shows a minus. */
export function signedAmount(style: Style, cents: number): string {
  const text = figure(style, cents);
  const isDebit = cents < 0;
  switch (style.sign) {
    case 'trailing':
      return withUnit(style, `${text}${isDebit ? '-' : ''}`);
    case 'both leading':
      return withUnit(style, `${isDebit ? '-' : '+'}${text}`);
    case 'both trailing':
      return withUnit(style, `${text}${isDebit ? '-' : '+'}`);
    case 'letter':
    case 'letter column':
      return `${withUnit(style, text)} ${style.letters[isDebit ? 0 : 1]}`;
    default:
      return withUnit(style, `${isDebit ? '-' : ''}${text}`);
  }
}

/** An amount of a booking in its own column: the letter stands in a column beside it where there is one. */
export function rowAmount(style: Style, cents: number): string {
  if (style.sign === 'letter column') return withUnit(style, figure(style, cents));
  if (style.sign !== 'columns') return signedAmount(style, cents);
  const text = figure(style, cents);
  const isDebit = cents < 0;
  switch (style.columnSigns) {
    case 'minus leading':
      return withUnit(style, isDebit ? `-${text}` : text);
    case 'minus trailing':
      return withUnit(style, isDebit ? `${text}-` : text);
    case 'both trailing':
      return withUnit(style, `${text}${isDebit ? '-' : '+'}`);
    default:
      return withUnit(style, text);
  }
}
