import { inspectFile } from '@vesta/engine/pipeline';
import { checkSet } from '@vesta/engine/pipeline/check-set';
import { readFile } from '@vesta/engine/pipeline/read-file';
import { storedPaperOf } from '@vesta/engine/pipeline/stored-paper';
import { categorise } from '@vesta/engine/transactions/categorise';
import { streamsOf } from '@vesta/engine/transactions/streams/streams-of';
import { addMonths, monthOf, monthsFrom } from '@vesta/specimens/calendar';
import { payslip } from '@vesta/specimens/layouts/payslip/index';
import { slipsOf } from '@vesta/specimens/pay/slips';
import { personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Specimen } from '@vesta/specimens/truth';
import { applicantOf } from './lib/forgeries/cast.ts';
import { manyBookings } from './lib/many-bookings.ts';
import { median } from './lib/statistics.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

const TODAY = '2026-11-15';
const PAPERS = 12;
const ROUNDS = 8;
const CHECKS_TARGET = 0.25;
const BOOKINGS = 5_000;
const BOOKINGS_TARGET_MS = 150;

/** Processor time: other work on the machine lengthens every clock. */
async function cost(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const giulia = personas.giulia(TODAY);

/** What she uploads, and older slips until there are twelve papers. */
async function twelvePapers(): Promise<Specimen[]> {
  const kinds = ['payslip', 'bank_statement', 'fiscal_document', 'work_contract'] as const;
  const papers = await specimensOf(giulia, { today: TODAY, seed: 'speed', kinds });
  const { job } = giulia;
  const before = addMonths(monthOf(TODAY), -4);
  for (const month of monthsFrom(addMonths(before, -6), before).toReversed())
    for (const slip of job ? slipsOf(giulia, job, month, 'speed') : [])
      if (job && papers.length < PAPERS) papers.push(await payslip(giulia, job, slip));
  return papers;
}

async function checksRow(papers: readonly Specimen[]): Promise<string[]> {
  const context = { today: TODAY, applicant: applicantOf(giulia) };
  const read = async (): Promise<void> => {
    for (const { bytes } of papers) await readFile(bytes, { today: TODAY });
  };
  const check = async (): Promise<void> => {
    const stored = [];
    for (const { name, bytes } of papers) stored.push(storedPaperOf(name, await inspectFile(bytes, { today: TODAY })));
    checkSet(stored, context);
  };
  for (let warm = 0; warm < 2; warm += 1) {
    await read();
    await check();
  }
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await cost(read), await cost(check)]);
  // The least of each: what other work on the machine does to caches only ever adds.
  const [reading, both] = [Math.min(...rounds.map(([a]) => a)), Math.min(...rounds.map(([, b]) => b))];
  const ratio = (both - reading) / reading;
  return [
    `all checks of ${papers.length} papers`,
    `${reading.toFixed(0)} ms read, ${both.toFixed(0)} ms read and checked`,
    `+ ${(ratio * 100).toFixed(0)} %`,
    `≤ ${CHECKS_TARGET * 100} %`,
    atMost(ratio, CHECKS_TARGET),
  ];
}

async function bookingsRow(): Promise<string[]> {
  const bookings = manyBookings(BOOKINGS);
  const about = {
    holderNames: ['Mario Rossi', 'Anna Bianchi'],
    employerNames: ['Alfa Servizi S.r.l.', 'Muster Personal GmbH'],
    ownIbans: ['IT60X0542811101000000123456'],
    today: TODAY,
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 2; round += 1)
    times.push(await cost(() => streamsOf(categorise(bookings, about))));
  const [first = 0] = times;
  const usual = median(times);
  return [
    `${BOOKINGS} bookings understood`,
    `${usual.toFixed(0)} ms, the first time ${first.toFixed(0)} ms`,
    '',
    `< ${BOOKINGS_TARGET_MS} ms`,
    atMost(usual, BOOKINGS_TARGET_MS),
  ];
}

export const benchmark: Benchmark = {
  title: 'Time to check',
  async run() {
    return {
      columns: ['Work', 'Processor time', 'On top of reading', 'Target', 'Verdict'],
      rows: [await checksRow(await twelvePapers()), await bookingsRow()],
      notes: [
        'Checking includes the closer look at every file’s bytes. Digital papers: photographs take longer to read, so that checks weigh less.',
        'Bookings are put into categories and streams; hardly a name or text comes twice.',
      ],
    };
  },
};
