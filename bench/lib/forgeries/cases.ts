import type { Finding } from '@vesta/engine/checks/finding';
import { chanceOf } from '@vesta/specimens/chance';
import { controlsFor } from '@vesta/specimens/controls/index';
import { NothingToForge, type Touched } from '@vesta/specimens/tamper/forgery';
import { attempt, recipesFor } from '@vesta/specimens/tamper/index';
import { strengths } from '@vesta/specimens/tamper/strength';
import type { Specimen } from '@vesta/specimens/truth';
import { type Desk, findingsOf, withChanged } from './look.ts';

export interface Case {
  readonly sort: 'forgery' | 'control' | 'untouched';
  /** Name of the recipe or of the control. */
  readonly name: string;
  readonly strength: string | null;
  readonly who: string;
  readonly paper: string;
  readonly touched: readonly Touched[];
  readonly findings: readonly Finding[];
}

/** The newest paper of each kind: what is forged once on each shows what is found there. */
const newestOfEachKind = (papers: readonly Specimen[]): Specimen[] =>
  papers.filter((paper, place) => papers.findLastIndex(({ truth }) => truth.kind === paper.truth.kind) === place);

async function* forged(desk: Desk, paper: Specimen, skips: (name: string) => boolean): AsyncGenerator<Case> {
  const about = { who: desk.actor.name, paper: paper.name };
  for (const recipe of recipesFor(paper).filter(({ name }) => !skips(name)))
    for (const strength of strengths) {
      const chance = chanceOf(`${recipe.name}/${strength}/${desk.actor.name}/${paper.name}`);
      const forgery = await attempt(recipe, paper, strength, chance);
      if (!forgery) continue;
      const findings = await withChanged(desk, paper.name, forgery.bytes, forgery.name);
      yield { sort: 'forgery', name: recipe.name, strength, ...about, touched: forgery.touched, findings };
    }
}

async function* treated(desk: Desk, paper: Specimen, skips: (name: string) => boolean): AsyncGenerator<Case> {
  for (const control of controlsFor(paper).filter(({ name }) => !skips(name))) {
    try {
      const { name, bytes, touched } = await control.treat(paper, chanceOf(`${control.name}/${paper.name}`));
      const findings = await withChanged(desk, paper.name, bytes, name);
      const about = { who: desk.actor.name, paper: paper.name, touched, findings };
      yield { sort: 'control', name: control.name, strength: null, ...about };
    } catch (error) {
      if (!(error instanceof NothingToForge)) throw error;
    }
  }
}

/** Everything that can be done to the papers of one person, and those papers as they are. */
export async function* casesOf(desk: Desk, skips: (name: string) => boolean): AsyncGenerator<Case> {
  const all = findingsOf(desk);
  for (const { name } of desk.actor.papers) {
    const findings = all.filter(({ papers }) => papers.includes(name));
    yield {
      sort: 'untouched',
      name: 'untouched',
      strength: null,
      who: desk.actor.name,
      paper: name,
      touched: [],
      findings,
    };
  }
  for (const paper of newestOfEachKind(desk.actor.papers)) {
    yield* forged(desk, paper, skips);
    yield* treated(desk, paper, skips);
  }
}
