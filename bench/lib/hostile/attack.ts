import type { EngineHost } from '@vesta/engine/isolation/engine-host';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { chanceOf } from '@vesta/specimens/chance';
import type { HostileJob } from './child.ts';
import { mutations } from './mutations.ts';
import type { Seed } from './seeds.ts';

export interface Attack {
  readonly files: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Names of mutants that took their process down. */
  readonly fallen: readonly string[];
  /** Names of mutants in whose answer something of another file stood. */
  readonly leaks: readonly string[];
  /** Names of true papers that were read otherwise after hostile ones. */
  readonly misread: readonly string[];
  readonly slowestMs: number;
}

interface AttackOptions {
  readonly today: string;
  readonly count: number;
  /** True papers are read again after so many mutants. */
  readonly every: number;
}

const gist = ({ verdict, fields, transactions, type }: Inspection): string =>
  JSON.stringify([verdict, type, fields, transactions]);

export interface Seeds {
  /** Whole papers, of which every third mutant is made: the most is read in them, and it takes longest. */
  readonly papers: readonly Seed[];
  /** Files that were odd from the beginning. */
  readonly strange: readonly Seed[];
}

/** Two files are in the mutant's making; its answer may quote both of these and nobody else. */
export function mutantOf({ papers, strange }: Seeds, number: number) {
  const names = Object.keys(mutations);
  const [from, turn] = number % 3 === 0 ? [papers, number / 3] : [strange, number - Math.ceil(number / 3)];
  const seed = from[turn % from.length];
  // The second share lets every file meet other ways each time round.
  const name = names[(turn + Math.floor(turn / from.length)) % names.length] ?? 'flipped';
  const other = papers[(number + 1) % papers.length];
  if (!seed || !other) throw new Error('there is nothing to break');
  const bytes = mutations[name]?.(seed.bytes, chanceOf(`hostile/${number}`), other.bytes) ?? seed.bytes;
  return { name: `${name} of ${seed.name} (${number})`, bytes, makers: [seed, other] };
}

/** Sends broken files one after the other and true ones in between. */
export async function attack(
  host: EngineHost<HostileJob, Inspection>,
  from: Seeds,
  { today, count, every }: AttackOptions,
): Promise<Attack> {
  const seeds = [...from.papers, ...from.strange];
  const outcomes: Record<string, number> = {};
  const [fallen, leaks, misread]: [string[], string[], string[]] = [[], [], []];
  let slowestMs = 0;
  const read = async (bytes: Uint8Array) => host.run({ bytes, today });
  const truth = new Map<Seed, string>();
  const readTrue = async (seed: Seed): Promise<void> => {
    const outcome = await read(seed.bytes);
    const told = outcome.ok ? gist(outcome.result) : outcome.problem;
    if ((truth.get(seed) ?? told) !== told) misread.push(seed.name);
    truth.set(seed, told);
  };
  for (const seed of seeds) await readTrue(seed);
  const one = async (number: number): Promise<void> => {
    const { name, bytes, makers } = mutantOf(from, number);
    const begun = performance.now();
    const outcome = await read(bytes);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    const told = outcome.ok ? (outcome.result.file.problem ?? outcome.result.verdict) : outcome.problem;
    outcomes[told] = (outcomes[told] ?? 0) + 1;
    if (!outcome.ok) return void fallen.push(name);
    const answer = JSON.stringify(outcome.result);
    const strangers = seeds.filter((seed) => !makers.includes(seed));
    if (strangers.some(({ secrets }) => secrets.some((secret) => answer.includes(secret)))) leaks.push(name);
  };
  for (let first = 0; first < count; first += every) {
    const batch = Array.from({ length: Math.min(every, count - first) }, (_, index) => one(first + index));
    await Promise.all(batch);
    const paper = from.papers[(first / every) % from.papers.length];
    if (paper) await readTrue(paper);
  }
  for (const seed of from.strange) await readTrue(seed);
  return { files: count, outcomes, fallen, leaks, misread, slowestMs };
}
