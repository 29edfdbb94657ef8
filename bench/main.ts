import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describeLoad, describeMachine } from './lib/machine.ts';
import { resultsFile, workFolder } from './lib/paths.ts';
import { type Section, writeSections } from './lib/results-file.ts';
import { type Benchmark, toMarkdown } from './lib/table.ts';
import { askedWords } from './lib/unseen/asked-words.ts';

const benchmarks: Record<string, () => Promise<{ benchmark: Benchmark }>> = {
  state: () => import('./state.bench.ts'),
  bundle: () => import('./bundle.bench.ts'),
  lighthouse: () => import('./lighthouse.bench.ts'),
  start: () => import('./start.bench.ts'),
  idle: () => import('./idle.bench.ts'),
  'scale-out': () => import('./scale-out.bench.ts'),
  intake: () => import('./intake.bench.ts'),
  upload: () => import('./upload.bench.ts'),
  evidence: () => import('./evidence.bench.ts'),
  walks: () => import('./walks.bench.ts'),
  'bank-connection': () => import('./bank-connection.bench.ts'),
  'reading-papers': () => import('./reading-papers.bench.ts'),
  'papers-of-others': () => import('./papers-of-others.bench.ts'),
  'reading-ids': () => import('./reading-ids.bench.ts'),
  'reading-speed': () => import('./reading-speed.bench.ts'),
  'reading-specimens': () => import('./reading-specimens.bench.ts'),
  'reading-scans': () => import('./reading-scans.bench.ts'),
  'reading-endurance': () => import('./reading-endurance.bench.ts'),
  'reading-memory': () => import('./reading-memory.bench.ts'),
  'reading-unseen': () => import('./reading-unseen.bench.ts'),
  'scans-unseen': () => import('./scans-unseen.bench.ts'),
  'ids-unseen': () => import('./ids-unseen.bench.ts'),
  'strays-unseen': () => import('./strays-unseen.bench.ts'),
  'forgeries-unseen': () => import('./forgeries-unseen.bench.ts'),
  'sets-unseen': () => import('./sets-unseen.bench.ts'),
  report: () => import('./report.bench.ts'),
  'report-pdf': () => import('./report-pdf.bench.ts'),
  forgeries: () => import('./checks-forgeries.bench.ts'),
  'forgeries-pictures': () => import('./checks-pictures.bench.ts'),
  'checks-speed': () => import('./checks-speed.bench.ts'),
  hostile: () => import('./checks-hostile.bench.ts'),
  attack: () => import('./attack.bench.ts'),
  retention: () => import('./retention.bench.ts'),
  desk: () => import('./desk.bench.ts'),
  growth: () => import('./growth.bench.ts'),
  kill: () => import('./kill.bench.ts'),
  mutation: () => import('./mutation.bench.ts'),
};

/** Measured only by name, with a seed behind it. */
const withSeed = ['reading-unseen', 'scans-unseen', 'ids-unseen', 'strays-unseen', 'forgeries-unseen', 'sets-unseen'];

async function measure(name: string): Promise<Section | null> {
  const load = benchmarks[name];
  if (!load) return null;
  const { benchmark } = await load();
  const busy = describeLoad(new Date());
  console.log(`\n## ${benchmark.title}\n`);
  const table = toMarkdown(await benchmark.run());
  console.log(table);
  if (benchmark.isKept?.() === false) return null;
  return { name, body: `## ${benchmark.title}\n\n${busy}\n\n${table}` };
}

async function main(asked: string[]): Promise<number> {
  const order = Object.keys(benchmarks);
  const unknown = asked.filter((name) => !order.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no benchmark ${unknown.join(', ')}. Name some of: ${order.join(', ')}.`);
    return 2;
  }
  mkdirSync(workFolder, { recursive: true });
  let status = 0;
  for (const name of asked.length > 0 ? asked : order.filter((one) => !withSeed.includes(one))) {
    try {
      const section = await measure(name);
      if (!section) continue;
      // Written after each one: what has been measured is kept when a later benchmark breaks.
      const previous = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '';
      const text = writeSections(previous, describeMachine(new Date()), [section], order);
      writeFileSync(resultsFile, text);
    } catch (error) {
      console.error(`The benchmark ${name} broke off:`, error);
      status = 1;
    }
  }
  return status;
}

const { names, seed, isRepair } = askedWords(process.argv.slice(2), withSeed, (word) => word in benchmarks);
if (seed) process.env.UNSEEN_SEED = seed;
if (isRepair) process.env.UNSEEN_REPAIR = '1';
process.exit(await main([...names]));
