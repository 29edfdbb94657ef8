import { squeezed } from '@vesta/domain/text/fold';
import { editDistance } from './edit-distance.ts';
import { folded } from './label-text.ts';

/** A printed label by the name of what it announces, in all the wordings that are known for it. */
export interface LabelSpec {
  readonly name: string;
  readonly phrases: readonly string[];
  /**
   * Only where no other word is written right before it or behind it, or (`before`) none right before it: for short
   * words that occur in running text.
   */
  readonly alone?: boolean | 'before';
  /** Forgives no mistake: for wordings whose neighbours mean the opposite. */
  readonly exact?: boolean;
}

interface Phrase {
  readonly spec: LabelSpec;
  readonly folded: string;
  readonly letters: number;
  /** In the order in which they were declared. */
  readonly rank: number;
}

export interface LabelMatch {
  readonly spec: LabelSpec;
  readonly distance: number;
  readonly length: number;
}

export interface LabelIndex {
  readonly match: (plain: string, foldedText: string) => LabelMatch | null;
  /** No label is longer than this many letters. */
  readonly longest: number;
}

/** Short words have near neighbours that mean something else, so only long labels may hold mistakes. */
const mistakesAllowed = (length: number): number => (length < 8 ? 0 : length < 13 ? 1 : length < 20 ? 2 : 3);

/** One bit per letter that occurs: each mistake changes at most two of them. */
function lettersIn(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    bits |= 1 << (code >= 97 ? code - 97 : 26);
  }
  return bits;
}

function bitCount(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Phrases of one length by one piece of them. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly phrases: Map<string, Phrase[]>;
}

/** With as many mistakes as are allowed, one of so many pieces is still whole, and no further than those from its place. */
function piecesOf(length: number): Piece[] {
  const count = mistakesAllowed(length) + 1;
  const size = Math.floor(length / count);
  return Array.from({ length: count }, (_, place) => ({
    from: place * size,
    to: place === count - 1 ? length : (place + 1) * size,
    phrases: new Map(),
  }));
}

/** Phrases by their length and their pieces, so that a text is compared only with those of which it holds one. */
class PhrasesByPiece {
  readonly #pieces = new Map<number, Piece[]>();

  add(phrase: Phrase): void {
    const { folded } = phrase;
    const pieces = this.#pieces.get(folded.length) ?? piecesOf(folded.length);
    this.#pieces.set(folded.length, pieces);
    for (const { from, to, phrases } of pieces) {
      const list = phrases.get(folded.slice(from, to));
      if (list) list.push(phrase);
      else phrases.set(folded.slice(from, to), [phrase]);
    }
  }

  /** Those of this length, as they were declared. */
  sharingOneWith(text: string, length: number, mistakes: number): Phrase[] {
    const found = new Set<Phrase>();
    for (const { from, to, phrases } of this.#pieces.get(length) ?? [])
      for (let shift = Math.max(-from, -mistakes); shift <= mistakes && to + shift <= text.length; shift += 1)
        for (const phrase of phrases.get(text.slice(from + shift, to + shift)) ?? []) found.add(phrase);
    return found.size > 1 ? [...found].sort((a, b) => a.rank - b.rank) : [...found];
  }
}

/** Looks labels up by their squeezed text: at once where it is exact, by edit distance among those of like length. */
export function labelIndex(specs: readonly LabelSpec[]): LabelIndex {
  const exact = new Map<string, LabelSpec>();
  const alikeOnly = new Map<string, LabelSpec>();
  const mistakable = new PhrasesByPiece();
  let rank = 0;
  for (const spec of specs) {
    for (const phrase of spec.phrases) {
      const plain = squeezed(phrase);
      const text = folded(plain);
      if (!exact.has(plain)) exact.set(plain, spec);
      if (!alikeOnly.has(text)) alikeOnly.set(text, spec);
      if (spec.exact || mistakesAllowed(text.length) === 0) continue;
      mistakable.add({ spec, folded: text, letters: lettersIn(text), rank });
      rank += 1;
    }
  }
  const longest = Math.max(0, ...[...exact.keys()].map((phrase) => phrase.length)) + 3;

  function nearest(text: string): LabelMatch | null {
    const limit = mistakesAllowed(text.length);
    if (limit === 0) return null;
    const letters = lettersIn(text);
    let best: LabelMatch | null = null;
    let tied = false;
    for (let length = text.length - limit; length <= text.length + limit; length += 1) {
      const allowed = Math.min(limit, mistakesAllowed(length));
      for (const phrase of mistakable.sharingOneWith(text, length, allowed)) {
        if (bitCount(phrase.letters ^ letters) > allowed * 2) continue;
        const distance = editDistance(text, phrase.folded, allowed);
        if (distance > allowed || (best && distance > best.distance)) continue;
        tied = best !== null && distance === best.distance && (tied || best.spec.name !== phrase.spec.name);
        best = { spec: phrase.spec, distance, length: text.length };
      }
    }
    // Two labels equally near: nobody can say which was printed.
    return tied ? null : best;
  }

  return {
    longest,
    match: (plain, text) => {
      const spec = exact.get(plain) ?? alikeOnly.get(text);
      if (spec) return { spec, distance: exact.has(plain) ? 0 : 0.5, length: text.length };
      return nearest(text);
    },
  };
}
