import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../recognise/page-text.ts';

/** Rows of a party from its name to what it is called. */
const MOST_ROWS = 5;
/** Rows of one block follow each other this closely, in letter sizes. */
const NEXT_ROW = 3;

const called = (role: string): RegExp =>
  new RegExp(
    String.raw`(?:[-("„“]\s*|,\s+(?=nachfolgend|nachstehend|im folgenden|di seguito|als ))(?:(?:im |in )?(?:nachfolgend|nachstehend|folgenden?|weiteren|als|di seguito|d'ora in poi|denominat[oa]|auch|kurz|der|die|il|la)\s+|["„“'»«,]\s*)*(?:${role})(?:\/-?in|\(in\)|:in|in)?[\s"”“'»«]*(?:genannt|denominat[oa])?[\s"”“'».,;)-]*$`,
  );
const anyRole = called('[a-z][a-z-]{3,30}');
const opening =
  /^(?:die |der )?(?:firma|gesellschaft|arbeitgeberin|arbeitgeber)$|^(?:zwischen|und|sowie|mit|tra|fra|e|ed)(?: (?:der|dem|den|la|il|lo|herrn?|frau|firma|sig\.?(?:ra)?))*:?$|vertrag(?:es)?(?:\s|$)|contratto|lettera/;
/** What stands before a name in its own row. */
const before = /^(?:(?:zwischen|und|sowie|tra|fra|e|ed|der|dem|die|la|il)\s+)+(?=\S)/i;

const betweenParties = /(?:[a-z]["”“»]?\)|[a-z] -|[a-z]["”“»]|genannt\)?),?\s+(?:und|sowie|ed?)\s/;

function nameIn(words: readonly PagedWord[]): readonly PagedWord[] {
  const end = words.findIndex(({ text }) => /^[-–(„]/.test(text) || /[,;]$/.test(text));
  const stop = words[end];
  return end < 0 ? words : words.slice(0, stop && /[,;]$/.test(stop.text) ? end + 1 : end);
}

/** "A - DATORE DI LAVORO", "Parte I – Lavoratore": a form counts its parts before what they are called. */
export const partOfForm =
  /^(?:(?:sez(?:ione|\.)?|parte|quadro|punto|teil|abschnitt|nr\.?) )?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]? ?-/;

/**
 * A party by what it is called behind its name and address: "Clara Weiß, geb. 11.02.2001, Trierer Str. 8 (Werkstudentin)",
 * "– nachfolgend Arbeitgeber –". Its block begins below the one before, a conjunction or a title.
 */
export function partyBeforeRole(
  lines: readonly Line[],
  role: string,
  accept: (name: string) => string | null,
): Found<string> | null {
  const own = called(role);
  for (const [at, line] of lines.entries()) {
    if (!own.test(line.text) || partOfForm.test(line.text)) continue;
    let from = at;
    for (let up = at - 1; up >= 0 && at - up < MOST_ROWS; up -= 1) {
      const [row, below] = [lines[up], lines[up + 1]];
      const isNear =
        row &&
        below &&
        row.page === below.page &&
        below.band.baseline - row.band.baseline <
          row.band.box.bottom - row.band.box.top + (row.band.words[0]?.size ?? 0) * NEXT_ROW;
      if (!row || !isNear || opening.test(row.text) || anyRole.test(row.text)) break;
      from = up;
      if (before.test(row.text)) break;
    }
    const row = lines[from];
    // "… (Vermieterin) und Herrn … (Mieter)": the block begins with somebody else.
    const block = lines.slice(from, at + 1).map(({ text }) => text);
    if (betweenParties.test(block.join(' '))) continue;
    const words = row ? contiguous(row.wordsAt(0, row.text.length)) : [];
    const skipped =
      before
        .exec(words.map(({ text }) => text).join(' '))?.[0]
        .trim()
        .split(/\s+/).length ?? 0;
    const name = nameIn(words.slice(skipped));
    const told = name.length > 0 ? accept(name.map(({ text }) => text).join(' ')) : null;
    if (told !== null) return foundFrom(told, name, 0.8);
  }
  return null;
}
