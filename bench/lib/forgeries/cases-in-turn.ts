import { controls } from '@vesta/specimens/controls/index';
import { recipes } from '@vesta/specimens/tamper/index';
import { strengths } from '@vesta/specimens/tamper/strength';
import type { Specimen } from '@vesta/specimens/truth';
import { type Case, forgedCase, treatedCase, untouchedCases } from './cases.ts';
import type { Desk } from './look.ts';

/** Beginning with another one each turn. */
const from = <T>(items: readonly T[], turn: number): readonly T[] => {
  const start = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/** Where there are more treatments than this, each person is given every other one, two by two: countries take turns. */
const MOST_TREATMENTS = 10;

const fitting = (papers: readonly Specimen[], kinds: readonly string[]): Specimen[] =>
  papers.filter(({ truth }) => kinds.includes(truth.kind));

/**
 * Every recipe in every strength once for each person, on one of the papers in turn; honest treatments likewise.
 * Pictures take seconds each: so all papers and strengths are seen over several people, not each pair of them.
 */
export async function* casesInTurn(
  desk: Desk,
  papers: readonly Specimen[],
  turn: number,
  isMeant: (name: string) => boolean,
): AsyncGenerator<Case> {
  yield* untouchedCases(desk);
  for (const [place, recipe] of recipes.filter(({ name }) => isMeant(name)).entries()) {
    for (const [step, strength] of strengths.entries()) {
      for (const paper of from(fitting(papers, recipe.kinds), turn + place + step)) {
        const one = await forgedCase(desk, paper, recipe, strength);
        if (!one) continue;
        yield one;
        break;
      }
    }
  }
  const meant = controls.filter(({ name, kinds }) => isMeant(name) && fitting(papers, kinds).length > 0);
  const inTurn = meant.length > MOST_TREATMENTS ? meant.filter((_, place) => place % 2 === (turn >> 1) % 2) : meant;
  for (const [place, control] of inTurn.entries()) {
    for (const paper of from(fitting(papers, control.kinds), turn + place)) {
      const one = await treatedCase(desk, paper, control);
      if (!one) continue;
      yield one;
      break;
    }
  }
}
