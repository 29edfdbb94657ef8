import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import type { Found } from '../../found.ts';
import type { Confirmation } from '../../reading.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { captionedParties } from './captioned-parties.ts';
import { fiscalCodesIn, type Identifier, wrongFiscalCodesIn } from './identifiers.ts';
import { type NamedParty, namedParties, namesAgree } from './name-block.ts';
import { nameByCode } from './name-by-code.ts';

export interface ItalianPerson {
  readonly name: Found<string> | null;
  readonly code: Found<string> | null;
  readonly confirmations: readonly Confirmation[];
}

const CERTAIN = 0.98;
/** A code that does not hold together is told as it stands, and a name beside it that nothing else bears out. */
const WRONG = 0.7;
const sureOf = ({ value }: Identifier): number => (hasRightCheckCharacter(value) ? CERTAIN : WRONG);

const distinct = (codes: readonly Identifier[]): Identifier[] =>
  codes.filter((code, index) => codes.findIndex((other) => other.value === code.value) === index);

const fullName = ({ surname, givenName }: NamedParty): Found<string> | null =>
  surname && givenName
    ? { ...surname, value: `${surname.value} ${givenName.value}`, raw: `${surname.raw} ${givenName.raw}` }
    : null;

const checked = (code: Found<string>): Confirmation => ({
  rule: 'fiscal_code_check',
  outcome: hasRightCheckCharacter(code.value) ? 'passed' : 'failed',
  expected: null,
  found: code.value,
  page: code.page,
  box: code.box,
});

const fitting = (code: Found<string>, name: Found<string>): Confirmation => ({
  rule: 'fiscal_code_name',
  outcome: 'passed',
  expected: code.value,
  found: name.value,
  page: name.page,
  box: name.box,
});

const pagesWith = (value: string, all: readonly Identifier[]): number =>
  new Set(all.filter((code) => code.value === value).map((code) => code.words[0]?.page)).size;

/** Without a name beside it: the only code of the paper, or the one that heads more pages than any other. */
function ownerOf(codes: readonly Identifier[], all: readonly Identifier[]): Found<string> | null {
  const [first, second] = [...codes].sort((a, b) => pagesWith(b.value, all) - pagesWith(a.value, all));
  if (!first) return null;
  if (!second) return foundFrom(first.value, first.words, CERTAIN);
  return pagesWith(first.value, all) > pagesWith(second.value, all) ? foundFrom(first.value, first.words, 0.8) : null;
}

const placeOf = ({ words: [first] }: Identifier): number => (first ? first.page * 100_000 + first.baseline : 0);

/** No code on the paper holds together: the only one there is, and the only person who is named. */
function wrongPerson(codes: readonly Identifier[], parties: readonly NamedParty[]): ItalianPerson {
  const [only, ...more] = codes;
  const code = only && more.length === 0 ? foundFrom(only.value, only.words, WRONG) : null;
  const names = parties.flatMap((party) => fullName(party) ?? []);
  const [name, ...others] = names.filter(({ value }, at) => names.findIndex((one) => one.value === value) === at);
  return {
    name: code && name && others.length === 0 ? { ...name, confidence: WRONG } : null,
    code,
    confirmations: code ? [checked(code)] : [],
  };
}

/**
 * The person of a form. The code that a printed name fits is theirs; with several codes and no such name it may
 * stay open whose paper it is. A code that does not hold together is told as such where a printed name fits it, or
 * where there is no other.
 */
export function italianPerson(lines: readonly Line[], skip: readonly string[] = []): ItalianPerson {
  const codes = distinct(fiscalCodesIn(lines)).filter((code) => !skip.includes(code.value));
  const wrong = distinct(wrongFiscalCodesIn(lines)).filter((code) => !skip.includes(code.value));
  const parties = [...captionedParties(lines), ...namedParties(lines)];
  for (const code of [...codes, ...wrong].toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const party = parties.find((candidate) => namesAgree(code.value, candidate));
    const found = foundFrom(code.value, code.words, sureOf(code));
    if (!party || !found) continue;
    const name = fullName(party);
    return {
      name: name && { ...name, confidence: Math.max(name.confidence, found.confidence) },
      code: found,
      confirmations: [checked(found), ...(name ? [fitting(found, name)] : [])],
    };
  }
  for (const code of codes) {
    const [name, found] = [nameByCode(lines, code.value), foundFrom(code.value, code.words, CERTAIN)];
    if (name && found) return { name, code: found, confirmations: [checked(found), fitting(found, name)] };
  }
  if (codes.length === 0 && wrong.length > 0) return wrongPerson(wrong, parties);
  const code = ownerOf(codes, fiscalCodesIn(lines));
  return { name: null, code, confirmations: code ? [checked(code)] : [] };
}
