import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Found } from '../found.ts';
import { nameOf, runFrom, startOfRun } from './holder-names.ts';
import type { Line } from './lines.ts';

const oneLabel =
  'intestat(?:o|a|i) ai?|(?:(?:co ?)?intestatari[oa]?|titolar[ei])(?: (?:del(?:la)? )?(?:conto|carta|rapporto))?|intestazione(?: (?:del )?(?:conto(?: corrente)?|rapporto))?|conto corrente intestato ai?|conto intestato ai?|(?:konto|karten)inhaber(?: ?in(?:nen)?)?|inhaber(?: ?in(?:nen)?)?|account (?:holder|name|owner)|kontobezeichnung|angemeldet als|eingeloggt als';
/** Where two languages are spoken the caption stands in both. */
const label = new RegExp(`^(?:${oneLabel})(?: (?:${oneLabel}))?$`);
/** Words that sentences use as well: captions only where they begin and end as one. */
const weakLabel = /^(?:cliente|spett le|kunde|kundin|kundin kunde|konto von|konto der|conto di)$/;
/** The title of the paper with the name behind it: only a name of several words follows it there. */
const titled = /^(?:(?:estratto )?conto di|konto(?:auszug)? von|kontoauszug fur)$/;

const LONGEST_LABEL = 6;

/** Whether words stand for themselves: behind white space, and before a colon, dots or white space. */
function isCaption({ words, size }: Line, first: number, end: number): boolean {
  const [before, head, tail, next] = [first - 1, first, end - 1, end].map((index) => words[index]);
  const starts = !before || !head || head.box.left - before.box.right > size * 1.2;
  // Where letters are narrow, so is the white space behind a caption: it is still wider than between its words.
  const inner = tail && words[end - 2] ? tail.box.left - (words[end - 2]?.box.right ?? 0) : size;
  const gap = Math.min(size * 1.2, Math.max(size * 0.6, inner * 3));
  const ends = !tail || !next || /[:.]$/.test(tail.text) || next.box.left - tail.box.right > gap;
  return starts && ends;
}

/** The longest run of words that is the label: its first word, and the one behind it. */
function labelIn(line: Line): { readonly first: number; readonly end: number } | null {
  for (let first = 0; first < line.words.length; first += 1) {
    for (let length = Math.min(LONGEST_LABEL, line.words.length - first); length > 0; length -= 1) {
      const words = line.words.slice(first, first + length).map((word) => word.text);
      const text = plainWordsOf(words.join(' '));
      const isTitle =
        first === 0 &&
        (titled.test(text) || /^kontoauszug:$/i.test(words.join(' '))) &&
        /^\p{Lu}/u.test(line.words[length]?.text ?? '');
      if (label.test(text) || isTitle || (weakLabel.test(text) && isCaption(line, first, first + length)))
        return { first, end: first + length };
    }
  }
  return null;
}

/** The name under a caption that others follow in its line: from where the caption begins to where the next one does. */
function underCaption(line: Line, end: number, below: Line): Found<string> | null {
  const next = line.words[end];
  const last = line.words[end - 1];
  // Words right behind the caption belong to it, so that it is another one.
  if (!next || !last || next.box.left - last.box.right < line.size * 1.2) return null;
  const left = startOfRun(line.words, end - 1) - line.size;
  const from = below.words.findIndex(({ box }) => box.left >= left);
  const run = from < 0 ? [] : runFrom(below.words, from);
  return nameOf(
    below,
    run.filter(({ box }) => box.right <= next.box.left),
    0.85,
  );
}

/** `Maria Rossi (titolare)`: in brackets the label stands behind whom it speaks of. */
function behindName(line: Line, first: number, end: number): Found<string> | null {
  const label = line.words.slice(first, end).map(({ text }) => text);
  if (!label[0]?.startsWith('(') || !label.at(-1)?.endsWith(')') || first === 0) return null;
  const left = startOfRun(line.words, first - 1);
  const from = line.words.findIndex(({ box }) => box.left >= left);
  return nameOf(line, runFrom(line.words.slice(0, first), from), 0.95);
}

/** The holder beside, below or before a caption that says so. */
export function captionedHolder(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const caption = labelIn(line);
    if (caption === null) continue;
    const { first, end } = caption;
    const before = behindName(line, first, end);
    if (before) return before;
    const beside = nameOf(line, runFrom(line.words, end), 0.95);
    if (beside) return beside;
    const last = line.words[end - 1];
    const below = lines.find((next) => next.index === line.index + 1 && next.page === line.page);
    const at = below?.words.findIndex((word) => last && word.box.right > last.box.left - line.size * 8) ?? -1;
    const under = below && at >= 0 && end >= line.words.length ? nameOf(below, runFrom(below.words, at), 0.85) : null;
    const within = below && end < line.words.length ? underCaption(line, end, below) : null;
    if (under ?? within) return under ?? within;
  }
  return null;
}
