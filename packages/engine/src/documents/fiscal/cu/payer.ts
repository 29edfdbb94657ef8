import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { fiscalCodesIn, vatNumbersIn } from '../ground/identifiers.ts';
import { namedParties } from '../ground/name-block.ts';

export interface Payer {
  readonly name: Found<string> | null;
  readonly id: Found<string> | null;
}

/** Heights of a row within which the payer's number stands from the labels of the block. */
const REACH = 5;

/** The first block of the certificate: who paid. A company has eleven digits, a person who employs has a code. */
export function payerOf(lines: readonly Line[], personCode: string | null): Payer {
  const party = namedParties(lines)[0];
  if (!party) return { name: null, id: null };
  const { page, band } = party.line;
  const reach = (band.box.bottom - band.box.top) * REACH;
  const near = lines.filter((line) => line.page === page && Math.abs(line.band.baseline - band.baseline) < reach);
  const code = [...vatNumbersIn(near), ...fiscalCodesIn(near)].find((candidate) => candidate.value !== personCode);
  const { surname, givenName } = party;
  const name =
    surname && givenName
      ? { ...surname, value: `${surname.value} ${givenName.value}`, raw: `${surname.raw} ${givenName.raw}` }
      : surname;
  const id = code ? foundFrom(code.value, code.words) : null;
  // Capitals below a label may be the next label; a number that stands beside them makes them a name.
  return { name: id ? name : null, id };
}
