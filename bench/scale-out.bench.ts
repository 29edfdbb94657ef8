import type { JourneyPaper } from '../apps/server/test/journey/journey.ts';
import { treeProcessorMs } from './lib/process-figures.ts';
import { type Cluster, startCluster } from './lib/scale-out/cluster.ts';
import { type CrowdEnd, crowd, giuliasPapers } from './lib/scale-out/crowd.ts';
import { inWords, isClean, tallyOf } from './lib/scale-out/tally.ts';
import { bringTrouble, restartInTurn } from './lib/scale-out/trouble.ts';
import { withScratch } from './lib/scratch.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost, seconds, verdict } from './lib/verdict.ts';

/** SCALE_CROWDS names others: how many people come at once, one crowd after the other. */
const CROWDS = (process.env.SCALE_CROWDS ?? '1,3,6').split(',').map(Number);
const COST_TARGET = 1.1;
const WARM_ROUNDS = 3;
/** Somebody whose call found nobody presses again for so long. */
const PATIENCE_MS = 240_000;

interface Measured extends CrowdEnd {
  readonly processorMs: number;
}

async function measured(cluster: Cluster, papers: readonly JourneyPaper[], people: number): Promise<Measured> {
  const pids = cluster.members.map(({ current }) => current.pid);
  const before = await treeProcessorMs(pids);
  const first = await crowd(cluster, papers, people, 0);
  // One journey alone is a matter of luck: who had to wake which reader.
  const again = people > 1 ? [] : [await crowd(cluster, papers, people, 0), await crowd(cluster, papers, people, 0)];
  const all = [first, ...again];
  return {
    ...first,
    reports: all.flatMap(({ reports }) => reports),
    lost: all.flatMap(({ lost }) => lost),
    processorMs: ((await treeProcessorMs(pids)) - before) / all.length,
  };
}

async function measureCrowds(cluster: Cluster, papers: readonly JourneyPaper[]): Promise<Measured[]> {
  // The first journeys start readers and printer, and let each process compile what it runs often; they belong to the
  // start. Who reads what is a matter of luck, so that one round may leave a reader of four cold.
  for (let round = 0; round < WARM_ROUNDS; round += 1)
    await crowd(cluster, papers, cluster.members.length, PATIENCE_MS);
  const all: Measured[] = [];
  for (const people of CROWDS) all.push(await measured(cluster, papers, people));
  return all;
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
        const alone = await measureCrowds(single, papers).finally(() => single.close());
        const cluster = await startCluster(other, 2);
        try {
          const many = await measureCrowds(cluster, papers);
          const calm = await tallyOf(cluster);
          const failedBefore = cluster.proxy.failed.length;
          const people = CROWDS.at(-1) ?? 1;
          const rolled = await together(crowd(cluster, papers, people, 0), restartInTurn(cluster));
          const failedRolling = cluster.proxy.failed.slice(failedBefore);
          const troubled = await together(crowd(cluster, papers, people, PATIENCE_MS), bringTrouble(cluster));
          const after = await tallyOf(cluster);
          const rows = many.map((end, at) => {
            const costs = [alone[at], end].map((one) => (one ? one.processorMs / (CROWDS[at] ?? 1) : Number.NaN));
            const ratio = (costs[1] ?? Number.NaN) / (costs[0] ?? Number.NaN);
            const took = `${seconds(alone[at]?.tookMs ?? Number.NaN)} / ${seconds(end.tookMs)}`;
            const cost = costs.map(seconds).join(' / ');
            const isWhole = end.lost.length + (alone[at]?.lost.length ?? 1) === 0;
            return [
              `${CROWDS[at]} at once`,
              took,
              cost,
              ratio.toFixed(2),
              isWhole
                ? atMost(ratio, COST_TARGET)
                : `**lost: ${[...(alone[at]?.lost ?? []), ...end.lost].join('; ')}**`,
            ];
          });
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
              `${papers.length} papers each, read by the real reader; PostgreSQL, a store that speaks S3, a mail server and a round-robin proxy on the same machine, so how long it took says little; the ratio of processor time counts. Processor time is that of all processes of the house with their readers.`,
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
          await cluster.close();
        }
      }),
    ),
};
