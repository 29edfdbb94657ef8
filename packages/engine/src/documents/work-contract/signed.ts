import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import type { Line } from '../recognise/page-text.ts';
import { DATE } from './blocks.ts';
import { dayOfHit } from './search.ts';

const signature = new RegExp(
  // The last row of an address may stand beside it: "20259 Hamburg   Hamburg, 16. Juni 2025".
  String.raw`^(?:\d{5} [a-z .-]{2,40}? )?(?:(?:luogo|sede|filiale|citta) ?(?:e|\/|,) ?data:?|letto,? (?:approvato|confermato) e sottoscritto[,.;:]? (?:(?:in|a) )?|ort,? datum:?|place,? date:?)?\s*(?<place>[a-z][a-z .'/-]{1,28}?),?\s+(?:[l1]i'?,?|addi'?,?|den|il|the|,)?\s*${DATE}(?!\s*(?:-|–|bis|al|to|until)\s)`,
  'd',
);
const notAPlace =
  /\b(?:nat[oa]|born|geb|dal|al|ab|bis|from|until|decorrenza|\w*datum|data|\w*beginn\w*|\w*ende|befristet|endet|seit|scadenza|einzug|zeitraum|periodo|zahltag\w*|eintritt\w*|austritt\w*|einstellung\w*|befristung|inizio|fine|termine|assunzione|cessazione|zum|vom|stand|gultig|antrag\w*)\b|^(?:am|im|an|mit|per|fur|nach)$/;

/** Towns are written with capitals, but for the words within them. */
const isTown = (text: string): boolean =>
  text.split(' ').every(
    (word) =>
      /^\p{Lu}/u.test(word) ||
      // "Neuburg a. d. Donau"
      /^[a-z]\.$/.test(word) ||
      /^(?:am|an|auf|der|im|in|ob|bei|vor|zu|zur|a|al|con|d[aei]|de[il]|dell[aeo]|ed?|sul|sull[ao]|nell[ao])$|^(?:(?:ne|de|su|a)ll|d|l|sant)['’]\p{Lu}/u.test(
        word,
      ),
  );

/** A sentence on somebody's birth may break before the place. */
const isBirthBroken = (before: Line | undefined): boolean =>
  before !== undefined && /\b(?:nat[oa]|born|geboren|geb\.?)(?: a| in| at)?$/.test(before.text.trim());

/** Captions of the day of signing, where no town stands before it. */
const captioned = new RegExp(
  String.raw`^(?:luogo e data|data (?:di |della )?(?:sottoscrizione|firma|stipula)|(?:letto,? )?(?:approvato|confermato)(?:,| e) (?:approvato e )?sottoscritto (?:il|in data)|li'?,?|addi'?,?):?\s*${DATE}\s*$`,
  'd',
);

/** Place and day of signing: a row that begins with a town and a date; the last one, where the names are put. */
export function signedOf(lines: readonly Line[]): { day: Found<string> | null; place: Found<string> | null } {
  for (const [index, line] of [...lines.entries()].reverse()) {
    const match = isBirthBroken(lines[index - 1]) ? null : signature.exec(line.text);
    const [at, town] = [match?.indices?.groups?.value, match?.indices?.groups?.place];
    const text = match?.groups?.value;
    if (!match || !at || !town || !text || notAPlace.test(match.groups?.place ?? '')) continue;
    const words = line.wordsAt(at[0], at[1]);
    const day = dayOfHit({ text, start: at[0], end: at[1] }, words.map((word) => word.text).join(' '));
    const place = line.wordsAt(town[0], town[1]);
    if (!isTown(place.map((word) => word.text).join(' '))) continue;
    if (day)
      return {
        day: foundFrom(day, words, 0.8),
        place: foundFrom(place.map((word) => word.text.replace(/,$/, '')).join(' '), place, 0.75),
      };
  }
  for (const line of lines.toReversed()) {
    const match = captioned.exec(line.text);
    const at = match?.indices?.groups?.value;
    const words = at ? line.wordsAt(at[0], at[1]) : [];
    const text = match?.groups?.value;
    const day =
      at && text ? dayOfHit({ text, start: at[0], end: at[1] }, words.map((word) => word.text).join(' ')) : null;
    if (day) return { day: foundFrom(day, words, 0.8), place: null };
  }
  return { day: null, place: null };
}
