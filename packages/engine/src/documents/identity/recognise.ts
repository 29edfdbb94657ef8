import type { Page } from '../../evidence/page.ts';
import type { Recognition } from '../reading.ts';
import { kindOfZone } from './kind-of-zone.ts';
import { zoneRowsOn } from './mrz/find-zone.ts';
import { readZoneFrom } from './mrz/read-zone.ts';
import type { Zone } from './mrz/zone.ts';
import { textOfLetters } from './mrz/zone-letters.ts';
import { guessCard } from './visual/recognise-card.ts';

const CONFIRMED_ZONE = 0.97;
/** Rows that look like a zone though no check digit confirms them yet: pixels may be read again. */
const LIKELY_ZONE = 0.6;
/** Fillers between letters occur nowhere else, so that even a scrap of a zone tells what the page is. */
const SOME_FILLERS = 0.5;
const LEAST_SCORE = 0.45;

const hasFillers = (page: Page): boolean => page.words.some((word) => /[A-Z]{3,}<<[A-Z]{2,}|<{5,}/.test(word.text));

/** The zone in the words of a page, where its check digits are right already. */
function zoneOn(page: Page): Zone | null {
  const zones = zoneRowsOn(page).map((rows) => readZoneFrom(rows.map(({ letters }) => letters)));
  return zones.find((reading) => reading !== null)?.zone ?? null;
}

/** A back side alone does not begin a paper; where there was a front before it, it belongs to that. */
const startsPaper = (front: number, back: number): boolean => front >= back || front >= 0.4;

function likelyZone(page: Page): Recognition | null {
  const rows = zoneRowsOn(page)[0];
  if (!rows)
    return hasFillers(page)
      ? { type: 'id_card', country: null, layout: 'id_card', score: SOME_FILLERS, starts: true }
      : null;
  const text = textOfLetters(rows[0]?.letters ?? []);
  const type = rows.length === 2 && text.startsWith('P') ? 'passport' : text.startsWith('V') ? 'visa' : 'id_card';
  return { type, country: null, layout: type, score: LIKELY_ZONE, starts: type !== 'id_card' };
}

/** Whether a page is an identity paper, by its zone or by what is printed on it. */
export function recogniseIdentity(page: Page): Recognition | null {
  const best = guessCard(page)[0];
  const zone = zoneOn(page);
  if (zone) {
    const { type, country, layout } = kindOfZone(zone);
    const hasFront = zone.format !== 'td1' || (best !== undefined && best.kind.type === type && best.front >= 0.4);
    return { type, country, layout, score: CONFIRMED_ZONE, starts: hasFront };
  }
  const guess =
    best && best.score >= LEAST_SCORE
      ? {
          type: best.kind.type,
          country: best.kind.country,
          layout: best.kind.layout,
          score: best.score,
          starts: startsPaper(best.front, best.back),
        }
      : null;
  const likely = likelyZone(page);
  if (!guess || !likely) return guess ?? likely;
  return { ...guess, score: Math.max(guess.score, likely.score) };
}
