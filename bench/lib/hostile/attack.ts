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

/** Two files of which only one is in the mutant's making; its answer may quote both of these and nobody else. */
function mutantOf(seeds: readonly Seed[], number: number) {
  const names = Object.keys(mutations);
  const name = names[number % names.length] ?? 'flipped';
  const seed = seeds[Math.floor(number / names.length) % seeds.length] ?? seeds[0];
  const other = seeds[(number * 7 + 1) % seeds.length] ?? seed;
  if (!seed || !other) throw new Error('there is nothing to break');
  const bytes = mutations[name]?.(seed.bytes, chanceOf(`hostile/${number}`), other.bytes) ?? seed.bytes;
  return { name: `${name} of ${seed.name} (${number})`, bytes, makers: [seed, other] };
}

/** Sends broken files one after the other and true ones in between. */
export async function attack(
  host: EngineHost<HostileJob, Inspection>,
  seeds: readonly Seed[],
  { today, count, every }: AttackOptions,
): Promise<Attack> {
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
    const { name, bytes, makers } = mutantOf(seeds, number);
    const from = performance.now();
    const outcome = await read(bytes);
    slowestMs = Math.max(slowestMs, performance.now() - from);
    const told = outcome.ok ? (outcome.result.file.problem ?? outcome.result.verdict) : outcome.problem;
    outcomes[told] = (outcomes[told] ?? 0) + 1;
    if (!outcome.ok) return void fallen.push(name);
    const answer = JSON.stringify(outcome.result);
    const strangers = seeds.filter((seed) => !makers.includes(seed));
    if (strangers.some(({ secrets }) => secrets.some((secret) => answer.includes(secret)))) leaks.push(name);
  };
  for (let from = 0; from < count; from += every) {
    const batch = Array.from({ length: Math.min(every, count - from) }, (_, index) => one(from + index));
    await Promise.all(batch);
    const seed = seeds[(from / every) % seeds.length];
    if (seed) await readTrue(seed);
  }
  return { files: count, outcomes, fallen, leaks, misread, slowestMs };
}
