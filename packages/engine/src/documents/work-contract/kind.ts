import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import type { RunningText } from '../recognise/page-text.ts';
import type { Wording } from './wording.ts';

/** Kinds that say more than how long the contract runs, and hold whatever else is said. */
const special = ['apprentice', 'agency', 'internship', 'collaboration', 'minijob'];

/** How long it runs. Where both are mentioned, an end date decides; without one the question stays open. */
export function kindOf(prose: RunningText, wording: Wording, end: Found<string> | null): Found<string> | null {
  const told = wording.kinds.flatMap(([kind, pattern]) => {
    const match = pattern.exec(prose.text);
    return match ? [{ kind, match }] : [];
  });
  const found = ({ kind, match }: (typeof told)[number], certainty: number): Found<string> | null =>
    foundFrom(kind, prose.wordsAt(match.index, match.index + match[0].length), certainty);
  const named = told.find(({ kind, match }) => special.includes(kind) && match.index < TITLE_REACH);
  if (named) return found(named, 0.8);
  const terms = told.filter(({ kind }) => !special.includes(kind));
  const [first, second] = terms;
  if (!first) return null;
  const open = isAmendment(prose, wording) && wording.amendment.turnedOpen.test(prose.text);
  const opened = open ? terms.find(({ kind }) => kind === 'open_ended') : undefined;
  if (opened) return found(opened, 0.8);
  if (!second) return found(first, 0.9);
  const fixed = end ? terms.find(({ kind }) => kind === 'fixed_term') : undefined;
  return fixed ? found(fixed, 0.75) : null;
}

/** Whether the paper changes a contract that was made before. */
export const isAmendment = (prose: RunningText, { amendment }: Wording): boolean =>
  amendment.title.test(prose.text.slice(0, TITLE_REACH));

/** Characters in which a contract says what it is; later mentions may be of other people's contracts. */
const TITLE_REACH = 600;
