import type { Found } from '../../found.ts';
import type { Confirmation } from '../../reading.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { fiscalCodesIn, type Identifier } from './identifiers.ts';
import { type NamedParty, namedParties, namesAgree } from './name-block.ts';
import { nameByCode } from './name-by-code.ts';

export interface ItalianPerson {
  readonly name: Found<string> | null;
  readonly code: Found<string> | null;
  readonly confirmations: readonly Confirmation[];
}

const CERTAIN = 0.98;

const distinct = (codes: readonly Identifier[]): Identifier[] =>
  codes.filter((code, index) => codes.findIndex((other) => other.value === code.value) === index);

const fullName = ({ surname, givenName }: NamedParty): Found<string> | null =>
  surname && givenName
    ? { ...surname, value: `${surname.value} ${givenName.value}`, raw: `${surname.raw} ${givenName.raw}` }
    : null;

const checked = (code: Found<string>): Confirmation => ({
  rule: 'fiscal_code_check',
  outcome: 'passed',
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

/**
 * The person of a form. The code that a printed name fits is theirs; with several codes and no such name it may
 * stay open whose paper it is.
 */
export function italianPerson(lines: readonly Line[], skip: readonly string[] = []): ItalianPerson {
  const codes = distinct(fiscalCodesIn(lines)).filter((code) => !skip.includes(code.value));
  const parties = namedParties(lines);
  for (const code of codes) {
    const party = parties.find((candidate) => namesAgree(code.value, candidate));
    const found = foundFrom(code.value, code.words, CERTAIN);
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
  const code = ownerOf(codes, fiscalCodesIn(lines));
  return { name: null, code, confirmations: code ? [checked(code)] : [] };
}
