import type { Finding } from '@vesta/engine/checks/finding';
import { chanceOf } from '@vesta/specimens/chance';
import { boundTogether } from '@vesta/specimens/controls/bound-together';
import type { Control } from '@vesta/specimens/controls/control';
import { controlsFor } from '@vesta/specimens/controls/index';
import { NothingToForge, type Recipe, type Touched } from '@vesta/specimens/tamper/forgery';
import { attempt, recipesFor } from '@vesta/specimens/tamper/index';
import { type Strength, strengths } from '@vesta/specimens/tamper/strength';
import type { Specimen } from '@vesta/specimens/truth';
import { type Desk, findingsOf, withBound, withChanged } from './look.ts';

export interface Case {
  readonly sort: 'forgery' | 'control' | 'untouched';
  /** Name of the recipe or of the control. */
  readonly name: string;
  readonly strength: string | null;
  readonly who: string;
  readonly paper: string;
  readonly touched: readonly Touched[];
  /** The recipe works on the file as a whole, so that a finding about the file says where. */
  readonly isOfFile: boolean;
  readonly findings: readonly Finding[];
}

/** The newest paper of each kind: what is forged once on each shows what is found there. */
export const newestOfEachKind = (papers: readonly Specimen[]): Specimen[] =>
  papers.filter((paper, place) => papers.findLastIndex(({ truth }) => truth.kind === paper.truth.kind) === place);

/** One recipe in one strength on one paper; null where the paper does not show what it would change. */
export async function forgedCase(
  desk: Desk,
  paper: Specimen,
  recipe: Recipe,
  strength: Strength,
): Promise<Case | null> {
  const about = { who: desk.actor.name, paper: paper.name };
  const chance = chanceOf(`${recipe.name}/${strength}/${desk.actor.name}/${paper.name}`);
  const forgery = await attempt(recipe, paper, strength, chance);
  if (!forgery) return null;
  const findings = await withChanged(desk, paper.name, forgery.bytes, forgery.name);
  return {
    sort: 'forgery',
    name: recipe.name,
    strength,
    ...about,
    touched: forgery.touched,
    isOfFile: recipe.isOfFile,
    findings,
  };
}

/** One honest treatment of one paper; null where there is nothing to treat. */
export async function treatedCase(desk: Desk, paper: Specimen, control: Control): Promise<Case | null> {
  try {
    const { name, bytes, touched } = await control.treat(paper, chanceOf(`${control.name}/${paper.name}`));
    const findings = await withChanged(desk, paper.name, bytes, name);
    const about = { who: desk.actor.name, paper: paper.name, touched, isOfFile: false, findings };
    return { sort: 'control', name: control.name, strength: null, ...about };
  } catch (error) {
    if (!(error instanceof NothingToForge)) throw error;
    return null;
  }
}

/** The papers of one person as they are. */
export function untouchedCases(desk: Desk): Case[] {
  const all = findingsOf(desk);
  return desk.actor.papers.map(({ name }) => ({
    sort: 'untouched',
    name: 'untouched',
    strength: null,
    who: desk.actor.name,
    paper: name,
    touched: [],
    isOfFile: false,
    findings: all.filter(({ papers }) => papers.includes(name)),
  }));
}

/** The months of one kind of paper in one file; null where there is only one. */
async function boundCase(desk: Desk, kind: Specimen['truth']['kind']): Promise<Case | null> {
  const papers = desk.actor.papers.filter(({ truth }) => truth.kind === kind);
  const [first] = papers;
  if (!first || papers.length < 2) return null;
  const bytes = await boundTogether(papers, chanceOf(`bound-together/${first.name}`));
  const names = papers.map(({ name }) => name);
  const about = { who: desk.actor.name, paper: first.name, touched: [], isOfFile: false };
  const findings = await withBound(desk, names, bytes);
  return { sort: 'control', name: 'bound-together', strength: null, ...about, findings };
}

/** Everything that can be done to the papers of one person, and those papers as they are. */
export async function* casesOf(desk: Desk, skips: (name: string) => boolean): AsyncGenerator<Case> {
  yield* untouchedCases(desk);
  for (const paper of newestOfEachKind(desk.actor.papers)) {
    for (const recipe of recipesFor(paper).filter(({ name }) => !skips(name)))
      for (const strength of strengths) {
        const one = await forgedCase(desk, paper, recipe, strength);
        if (one) yield one;
      }
    for (const control of controlsFor(paper).filter(({ name }) => !skips(name))) {
      const one = await treatedCase(desk, paper, control);
      if (one) yield one;
    }
    const bound = await boundCase(desk, paper.truth.kind);
    if (bound) yield bound;
  }
}
