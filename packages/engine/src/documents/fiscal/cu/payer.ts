import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { captionedParties } from '../ground/captioned-parties.ts';
import { elevenDigitsIn, fiscalCodesIn, type Identifier, vatNumbersIn } from '../ground/identifiers.ts';
import { type NamedParty, namedParties, namesAgree } from '../ground/name-block.ts';
import { isNameOf } from '../ground/name-by-code.ts';
import { payerBeforeNumber, payerInBlock } from './payer-block.ts';

export interface Payer {
  readonly name: Found<string> | null;
  readonly id: Found<string> | null;
}

/** Heights of a row within which the payer's number stands from the labels of the block. */
const REACH = 5;

/** Rows of the block that a party is named in. */
function blockOf(lines: readonly Line[], { line }: NamedParty): readonly Line[] {
  const reach = (line.band.box.bottom - line.band.box.top) * REACH;
  return lines.filter(({ page, band }) => page === line.page && Math.abs(band.baseline - line.band.baseline) < reach);
}

/** The code of somebody who employs at home: it stands in the first block, and another person in the next. */
export function privatePayer(lines: readonly Line[]): string | null {
  const [payer, ...others] = namedParties(lines);
  if (!payer) return null;
  const own = fiscalCodesIn(blockOf(lines, payer)).find(({ value }) => namesAgree(value, payer));
  const isEmployed = fiscalCodesIn(lines).some(
    ({ value }) => value !== own?.value && others.some((other) => namesAgree(value, other)),
  );
  return own && isEmployed ? own.value : null;
}

/** "Il sottoscritto Mario Rossi, in qualità di datore di lavoro domestico": who employs at home declares what was paid. */
const declares =
  /\bsottoscritt[oa](?:\/[oa])?,? (?:sig\.?(?:ra)? )?([^,;()]{4,60}?)(?=,|\s+\(|\s+(?:nat[oa]|in qualita|c\.? ?f|codice))[^;]{0,200}?(?:datore|datrice) di lavoro/;

/** The code of whoever signs as the employer, made from that name. */
export function declaringPayer(lines: readonly Line[]): string | null {
  const prose = lines.map(({ text }) => text).join(' ');
  const name = declares.exec(prose)?.[1]?.trim();
  return (name && fiscalCodesIn(lines).find(({ value }) => isNameOf(value, wordsOf(name)))?.value) || null;
}

const wordsOf = (text: string): { text: string }[] => text.split(/\s+/).map((word) => ({ text: word }));

const caption = /codice fiscale|partita iva|p\.? ?iva/;
/** Letter sizes by which a number may stand beside the beginning of its caption. */
const ASIDE = 8;

/** Eleven digits under the caption of the payer's number that do not hold together: told as they stand. */
function wrongNumber(block: readonly Line[]): Identifier | undefined {
  const captions = block.flatMap((line) => {
    const match = caption.exec(line.text);
    return match ? line.wordsAt(match.index, match.index + match[0].length).slice(0, 1) : [];
  });
  return elevenDigitsIn(block).find(({ words: [number] }) =>
    captions.some(
      ({ box, baseline, size }) =>
        number !== undefined &&
        number.baseline >= baseline - size / 2 &&
        number.box.left >= box.left - size &&
        (number.box.left <= box.left + size * ASIDE || number.baseline - baseline < size / 2),
    ),
  );
}

/** The first block of the certificate: who paid. A company has eleven digits, a person who employs has a code. */
export function payerOf(lines: readonly Line[], personCode: string | null): Payer {
  const isOther = (one: NamedParty): boolean => personCode === null || !namesAgree(personCode, one);
  const captioned = captionedParties(lines)[0];
  const told = captioned && isOther(captioned) ? payerIn(lines, captioned, personCode) : null;
  if (told?.name) return told;
  const party = namedParties(lines)[0];
  const named = party && isOther(party) ? payerIn(lines, party, personCode) : null;
  if (named?.name) return named;
  return payerInBlock(lines, personCode) ?? payerBeforeNumber(lines, personCode) ?? named ?? { name: null, id: null };
}

function payerIn(lines: readonly Line[], party: NamedParty, personCode: string | null): Payer {
  const near = blockOf(lines, party);
  const right = [...vatNumbersIn(near), ...fiscalCodesIn(near)].find((candidate) => candidate.value !== personCode);
  const code = right ?? wrongNumber(near);
  const { surname, givenName } = party;
  const name =
    surname && givenName
      ? { ...surname, value: `${surname.value} ${givenName.value}`, raw: `${surname.raw} ${givenName.raw}` }
      : surname;
  const id = code ? foundFrom(code.value, code.words) : null;
  // Capitals below a label may be the next label; a number that stands beside them makes them a name.
  return { name: id ? name : null, id };
}
