import path from 'node:path';
import { mutantsIn, type Room, rooms } from './lib/mutation/rooms.ts';
import { type Tried, tryMutants } from './lib/mutation/try-mutants.ts';
import { root } from './lib/paths.ts';
import type { Benchmark } from './lib/table.ts';
import { atLeast } from './lib/verdict.ts';

const TARGET = 90;
/** MUTATION_ROOMS=privacy,workflow tries only rooms whose names begin so; MUTATION_EVERY=5 only each fifth fault. */
const asked = process.env.MUTATION_ROOMS?.split(',') ?? null;
const every = Number(process.env.MUTATION_EVERY ?? 1);

const percent = (noticed: number, all: number): number => (all === 0 ? 100 : (noticed / all) * 100);

async function triedIn(room: Room): Promise<Tried[]> {
  const mutants = mutantsIn(room, root).filter((_, place) => place % every === 0);
  const tried: Tried[] = [];
  await tryMutants(room.suite, room.tests, mutants, (one) => tried.push(one));
  return tried;
}

const place = ({ mutant }: Tried): string[] => [
  `${path.relative(root, mutant.file)}:${mutant.line}`,
  `\`${mutant.original.slice(0, 40).replaceAll(/\s+/g, ' ')}\``,
  `\`${mutant.instead.slice(0, 40).replaceAll(/\s+/g, ' ')}\``,
];

export const benchmark: Benchmark = {
  title: 'Mutation: small faults in money, privacy, identity, permissions and workflow that a test notices',
  async run() {
    const rows: string[][] = [];
    const survivors: Tried[] = [];
    for (const room of rooms.filter(({ name }) => asked === null || asked.some((start) => name.startsWith(start)))) {
      const tried = await triedIn(room);
      const noticed = tried.filter(({ isNoticed }) => isNoticed).length;
      const score = percent(noticed, tried.length);
      survivors.push(...tried.filter(({ isNoticed }) => !isNoticed));
      rows.push([room.name, String(tried.length), String(noticed), `${score.toFixed(1)} %`, atLeast(score, TARGET)]);
      console.log(rows.at(-1)?.join(' | '));
    }
    return {
      columns: ['Room', 'Faults', 'Noticed', 'Score', `Target ${TARGET} %`],
      rows,
      notes: [
        'Comparisons turned or moved by one, conditions negated, numbers raised by one, words of a list replaced, statements left out; the tests of the room run once for each. A few faults change nothing that anybody could see and count as unnoticed.',
        ...(every > 1 ? [`Only each ${every}th fault was tried.`] : []),
      ],
      details: [{ title: 'Unnoticed', table: { columns: ['Place', 'Was', 'Became'], rows: survivors.map(place) } }],
    };
  },
};
