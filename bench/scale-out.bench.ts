import type { JourneyPaper } from '../apps/server/test/journey/journey.ts';
import { treeProcessorMs } from './lib/process-figures.ts';
import { type Cluster, startCluster } from './lib/scale-out/cluster.ts';
import { type CrowdEnd, crowd, giuliasPapers } from './lib/scale-out/crowd.ts';
import { inWords, isClean, tallyOf } from './lib/scale-out/tally.ts';
import { bringTrouble, restartInTurn } from './lib/scale-out/trouble.ts';
import { withScratch } from './lib/scratch.ts';
import { median, medianRatio } from './lib/statistics.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost, seconds, verdict } from './lib/verdict.ts';

/** SCALE_CROWDS names others: how many people come at once, one crowd after the other. */
const CROWDS = (process.env.SCALE_CROWDS ?? '1,3,6').split(',').map(Number);
const COST_TARGET = 1.1;
const WARM_ROUNDS = 3;
const ROUNDS = 3;
/** Somebody whose call found nobody presses again for so long. */
const PATIENCE_MS = 240_000;

interface Measured {
  readonly reports: readonly string[];
  readonly lost: readonly string[];
  readonly tookMs: readonly number[];
  readonly processorMs: readonly number[];
}

const nothingYet: Measured = { reports: [], lost: [], tookMs: [], processorMs: [] };

async function oneRound(cluster: Cluster, papers: readonly JourneyPaper[], people: number): Promise<Measured> {
  const pids = cluster.members.map(({ current }) => current.pid);
  const before = await treeProcessorMs(pids);
  const { reports, lost, tookMs } = await crowd(cluster, papers, people, 0);
  return { reports, lost, tookMs: [tookMs], processorMs: [(await treeProcessorMs(pids)) - before] };
}

const added = (all: Measured, one: Measured): Measured => ({
  reports: [...all.reports, ...one.reports],
  lost: [...all.lost, ...one.lost],
  tookMs: [...all.tookMs, ...one.tookMs],
  processorMs: [...all.processorMs, ...one.processorMs],
});

// The first journeys start readers and printer, and let each process compile what it runs often; they belong to the
// start. Who reads what is a matter of luck, so that one round may leave a reader cold.
async function warm(cluster: Cluster, papers: readonly JourneyPaper[]): Promise<void> {
  for (let round = 0; round < WARM_ROUNDS; round += 1)
    await crowd(cluster, papers, cluster.members.length, PATIENCE_MS);
}

/** Both houses stand side by side and take turns, so that what slows the machine down slows both of them. */
async function takeTurns(houses: readonly Cluster[], papers: readonly JourneyPaper[], people: number) {
  let ends = houses.map(() => nothingYet);
  for (let round = 0; round < ROUNDS; round += 1) {
    const now: Measured[] = [];
    for (const house of houses) now.push(await oneRound(house, papers, people));
    ends = ends.map((all, at) => added(all, now[at] ?? nothingYet));
  }
  return { people, alone: ends[0] ?? nothingYet, many: ends[1] ?? nothingYet };
}

type Turns = Awaited<ReturnType<typeof takeTurns>>;

function rowOf({ people, alone, many }: Turns): string[] {
  const lost = [...alone.lost, ...many.lost];
  const ratio = medianRatio(many.processorMs, alone.processorMs);
  const both = (of: (end: Measured) => readonly number[], share: number) =>
    [alone, many].map((end) => seconds(median(of(end)) / share)).join(' / ');
  return [
    `${people} at once`,
    both(({ tookMs }) => tookMs, 1),
    both(({ processorMs }) => processorMs, people),
    ratio.toFixed(2),
    lost.length === 0 ? atMost(ratio, COST_TARGET) : `**lost: ${lost.join('; ')}**`,
  ];
}

const together = async (work: Promise<CrowdEnd>, trouble: Promise<void>): Promise<CrowdEnd> => {
  const [end] = await Promise.all([work, trouble]);
  return end;
};

const told = ({ lost, reports }: CrowdEnd): string[] => [
  `${reports.length}`,
  lost.length === 0 ? 'none' : lost.join('; '),
];

export const benchmark: Benchmark = {
  title: 'Two processes that answer and two that work, beside one and one',
  run: () =>
    withScratch((folder) =>
      withScratch(async (other) => {
        const papers = await giuliasPapers();
        const single = await startCluster(folder, 1);
        const cluster = await startCluster(other, 2).catch((failed) =>
          single.close().then(() => Promise.reject(failed)),
        );
        try {
          const turns: Turns[] = [];
          for (const house of [single, cluster]) await warm(house, papers);
          for (const people of CROWDS) turns.push(await takeTurns([single, cluster], papers, people));
          const many = turns.map((turn) => turn.many);
          const calm = await tallyOf(cluster);
          const failedBefore = cluster.proxy.failed.length;
          const people = CROWDS.at(-1) ?? 1;
          const rolled = await together(crowd(cluster, papers, people, 0), restartInTurn(cluster));
          const failedRolling = cluster.proxy.failed.slice(failedBefore);
          const troubled = await together(crowd(cluster, papers, people, PATIENCE_MS), bringTrouble(cluster));
          const after = await tallyOf(cluster);
          const rows = turns.map(rowOf);
          const isRolled = rolled.lost.length + failedRolling.length === 0;
          return {
            columns: [
              'People, sign-up to paper',
              'Took, one and one / two and two',
              'Processor per journey',
              'Ratio',
              `≤ ${COST_TARGET}`,
            ],
            rows,
            notes: [
              `${papers.length} papers each, read by the real reader; PostgreSQL, a store that speaks S3, a mail server and a round-robin proxy on the same machine, so how long it took says little; the ratio of processor time counts. Processor time is that of all processes of the house with their readers. Both houses stand side by side and take turns, ${ROUNDS} rounds a crowd; medians, the ratio of each round by itself.`,
              `SCALE_CROWDS=1,3 sets other crowds.`,
            ],
            details: [
              {
                title: 'While processes and database come and go',
                table: {
                  columns: [
                    'What',
                    'Reports',
                    'Journeys lost',
                    'Done twice or left undone',
                    'Calls that failed',
                    'Verdict',
                  ],
                  rows: [
                    [
                      'nothing happens',
                      String(many.reduce((sum, { reports }) => sum + reports.length, 0)),
                      many.flatMap(({ lost }) => lost).join('; ') || 'none',
                      inWords(calm),
                      String(failedBefore),
                      verdict(isClean(calm) && failedBefore === 0),
                    ],
                    [
                      'every process restarted in turn',
                      ...told(rolled),
                      '',
                      failedRolling.join(', ') || '0',
                      verdict(isRolled),
                    ],
                    [
                      'one of each killed, the database away for a minute',
                      ...told(troubled),
                      inWords(after),
                      `${troubled.repeated.length}, all healed by asking again`,
                      verdict(troubled.lost.length === 0 && isClean(after)),
                    ],
                  ],
                },
              },
            ],
          };
        } finally {
          await Promise.all([single.close(), cluster.close()]);
        }
      }),
    ),
};
