import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import { runFrom } from './holder-names.ts';
import type { Line } from './lines.ts';

/** What institutes of a group are called: the word for the group, and a place or a name before or behind it. */
const group =
  /^(?:\p{L}+-)?(?:volksbank|raiffeisenbank|raiffeisenkasse|vr-?bank|vr|sparkasse|kreissparkasse|stadtsparkasse|sparda-?bank|psd|bankhaus|\p{L}*bank)$/iu;
/** In Italy two words say it: "Cassa Rurale Alta Valsugana", "Banca Popolare di Sondrio". */
const italianGroup =
  /^(?:cassa (?:rurale|raiffeisen|di risparmio|padana|centrale)|banca (?:popolare|agricola|cambiano|valsabbina|sella|di|del|della|delle|d(?:ell)?['’]\p{L}+)|credito cooperativo|bcc|banco) /iu;
/** Lines above which a paper names its bank. */
const HEAD = 6;
const MOST_WORDS = 6;
/** Letter sizes between two partners, with the sign between them. */
const PARTNERS = 2.5;
const form = /^(?:eg|ag|e\.g\.|aktiengesellschaft|s\.?c?\.?p\.?a\.?)$/i;

/** Short words of a logo, drawn apart from the name that they begin: "PSD   Bank Nord eG". */
const logo = /^(?:psd|vr)$/i;

/** "Bankhaus Muster & Söhne KG": the sign between partners is no word of a person's name, but one of theirs. */
function withPartners(words: readonly Word[]): readonly Word[] {
  const run = runFrom(words, 0);
  const sign = words[run.length];
  const more = sign?.text === '&' ? runFrom(words, run.length + 1) : [];
  const [last, next] = [run.at(-1), more[0]];
  const isClose = last && sign && next && next.box.left - last.box.right < sign.size * PARTNERS;
  return isClose ? [...run, sign, ...more] : run;
}

function nameFrom(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = withPartners(words);
  const isLogo = first !== undefined && rest.length === 0 && logo.test(first.text);
  return isLogo ? [first, ...runFrom(words, 1)] : withPartners(words);
}

/** The bank by the name that it prints at the head of its paper, alone in its cell: a code tells no more than its group. */
export function printedBank(lines: readonly Line[]): Found<string> | null {
  const head = lines.filter(({ page }) => page === lines[0]?.page).slice(0, HEAD);
  for (const line of head) {
    const whole = nameFrom(line.words);
    // "Commerzbank AG, Filiale Mainz": behind a comma stands which part of it.
    const comma = whole.findIndex(({ text }) => text.endsWith(','));
    const run =
      comma < 0
        ? whole
        : [...whole.slice(0, comma), { ...whole[comma], text: whole[comma]?.text.slice(0, -1) } as Word];
    const words = form.test(run.at(-1)?.text ?? '') ? run.slice(0, -1) : run;
    const isName =
      words.length > 1 &&
      words.length <= MOST_WORDS &&
      words.every(({ text }) =>
        /^(?:\p{Lu}|(?:&|und|im|in|an|der|di|del|della|delle|d(?:ell)?['’]\p{L}+|dei|e|ed)$)/u.test(text),
      );
    const value = words.map(({ text }) => text).join(' ');
    if (!isName || !(words.some(({ text }) => group.test(text)) || italianGroup.test(`${value} `))) continue;
    return { value, raw: value, page: line.page, box: around(words.map(({ box }) => box)), confidence: 0.85 };
  }
  return null;
}
