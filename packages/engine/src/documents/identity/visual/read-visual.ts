import type { Day } from '@vesta/domain/dates/day';
import { alpha3Of } from '@vesta/domain/identifiers/country-codes';
import { plainCapitals } from '@vesta/domain/text/fold';
import type { Page } from '../../../evidence/page.ts';
import type { Candidate } from '../../../extraction/label-values.ts';
import { type Sheet, sheetOf } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import type { CardKind } from './card-kind.ts';
import { fiscalCodesOn } from './fiscal-code-on.ts';
import type { VisualLabel } from './label-specs.ts';
import { valuesOf } from './labelled-values.ts';
import { linesBelow } from './lines-below.ts';
import { namesByOrder } from './names-by-order.ts';
import { parseNationality, parsePlace, parseSex, saysUnlimited } from './parsers.ts';
import { readDays } from './read-dates.ts';
import { readVisualNames } from './read-names.ts';
import { readNumber } from './read-number.ts';
import { birthplaceInside, namesOnCover } from './typed-card.ts';
import { unlabelledPlace } from './unlabelled-place.ts';
import { foundIn, LEAST_FOR_WORDS, type VisualFields } from './visual-fields.ts';
import { isWhole, WIDEST_BLANK } from './whole-value.ts';

function valueOfLabel<T>(sheet: Sheet, label: VisualLabel, parse: (text: string) => T | null): Found<T> | null {
  const best = valuesOf(sheet, label, { parse, words: 1 })[0];
  return best ? foundIn(best.value, best.words, sheet.page.number) : null;
}

/** On pictures a word in small letters beside a label is what a blur has left of its other wordings. */
function placesOfLabel(sheet: Sheet, label: VisualLabel): Candidate<string>[] {
  const all = valuesOf(sheet, label, { parse: parsePlace, words: 4, gap: WIDEST_BLANK });
  if (sheet.page.origin === 'text') return all;
  const inCapitals = all.filter(({ value, raw }) => raw.toUpperCase() === raw && /\p{Lu}{2}/u.test(value));
  return inCapitals.length > 0 ? inCapitals : all.filter(({ side }) => side === 'below');
}

/** How sure a place is does not depend on the province in brackets behind it. */
function placeOfLabel(sheet: Sheet, label: VisualLabel): Found<string> | null {
  const [best] = placesOfLabel(sheet, label);
  const words = best?.words.filter(({ text }) => !text.startsWith('(')) ?? [];
  return best && isWhole(sheet, best.words)
    ? foundIn(best.value, words, sheet.page.number, { least: LEAST_FOR_WORDS })
    : null;
}

/** One or more lines of free text below a label, as an address or a kind of permit. */
function textBelow(sheet: Sheet, label: VisualLabel, most: number): Found<string> | null {
  for (const found of sheet.byName.get(label) ?? []) {
    const lines = linesBelow(sheet, found, most).filter(({ text }) => /\p{L}{2}/u.test(text));
    const words = lines.flatMap((line) => line.words);
    const text = lines.map((line) => line.text.toUpperCase()).join(', ');
    if (words.length > 0) return foundIn(text, words, sheet.page.number, { certainty: 0.85, least: LEAST_FOR_WORDS });
  }
  return null;
}

function unlimitedOn(sheet: Sheet): Found<boolean> | null {
  const words = sheet.page.words.filter((word) => saysUnlimited(word.text));
  return words.length > 0 ? foundIn(true, words.slice(0, 1), sheet.page.number) : null;
}

/** Identity cards are for a state's own people: its word for them tells, whether or not the label can be read. */
function ownNationality(sheet: Sheet, { type, country }: CardKind): Found<string> | null {
  const own = type === 'id_card' && country && sheet.page.origin === 'ocr' ? alpha3Of(country) : null;
  const word = sheet.page.words.find(({ text }) => own && (text === own || (own === 'DEU' && text === 'DEUTSCH')));
  return own && word ? foundIn(own, [word], sheet.page.number) : null;
}

function onlyCode(page: Page): Found<string> | null {
  const codes = fiscalCodesOn(page);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** Words that lie across a card wherever there is room, and belong to no value beside them. */
const watermarks = new Set(['SPECIMEN', 'MUSTER', 'FACSIMILE', 'MODELE', 'MUESTRA', 'ESPECIMEN']);

const withoutWatermark = (page: Page): Page => ({
  ...page,
  words: page.words.filter(({ text }) => !watermarks.has(plainCapitals(text))),
});

/** Everything that the printed words of a page say about its holder, found by the labels of this kind of paper. */
export function readVisual(page: Page, kind: CardKind, today: Day): VisualFields {
  const sheet = sheetOf(withoutWatermark(page), kind.labels);
  const isTyped = kind.type === 'paper_id_card';
  const code = onlyCode(page);
  const days = readDays(sheet, today);
  const labelled = readVisualNames(sheet, code);
  const hasNames = labelled.surname || labelled.given_names || labelled.full_name;
  const names = hasNames ? labelled : { ...labelled, ...namesByOrder(sheet, kind, days.birth_date) };
  const place =
    placeOfLabel(sheet, 'birth_place') ??
    placeOfLabel(sheet, 'birth_place_and_date') ??
    (isTyped
      ? birthplaceInside(sheet)
      : unlabelledPlace(sheet, { ...names, ...days }, kind.type === 'fiscal_card', today));
  const onCover = isTyped && !names.surname && !names.given_names ? namesOnCover(sheet) : null;
  return {
    ...names,
    ...onCover,
    ...days,
    birth_place: place,
    sex: valueOfLabel(sheet, 'sex', parseSex),
    nationality: valueOfLabel(sheet, 'nationality', parseNationality) ?? ownNationality(sheet, kind),
    document_number: kind.type === 'fiscal_card' ? null : readNumber(sheet, kind),
    fiscal_code: code,
    address: textBelow(sheet, 'address', 3),
    permit_type: kind.type === 'residence_permit' ? textBelow(sheet, 'permit_type', 1) : null,
    card_number: kind.type === 'fiscal_card' ? readNumber(sheet, kind) : null,
    unlimited_validity: unlimitedOn(sheet),
  };
}
