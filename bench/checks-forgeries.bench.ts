import { createOcr } from '@vesta/engine/evidence/ocr/create-ocr';
import type { Ocr } from '@vesta/engine/evidence/ocr/ocr';
import type { Specimen } from '@vesta/specimens/truth';
import { type Case, casesOf } from './lib/forgeries/cases.ts';
import { castOf } from './lib/forgeries/cast.ts';
import { forgeryTable } from './lib/forgeries/forgery-table.ts';
import { judgeCases } from './lib/forgeries/judge-case.ts';
import { deskOf } from './lib/forgeries/look.ts';
import type { Benchmark } from './lib/table.ts';

const TODAY = '2026-11-15';
const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** What leaves only pixels has to be recognised, which takes many times as long. */
const ofPixels = ['scan-of-edit', 'screenshot', 'scanned'];
const digital = ['payslip', 'bank_statement', 'fiscal_document', 'work_contract'] as const;

async function gather(
  count: number,
  kinds: readonly Specimen['truth']['kind'][],
  ocr: Ocr | null,
  skips: (name: string) => boolean,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const actor of await castOf(count, TODAY, kinds)) {
    for await (const one of casesOf(await deskOf(actor, { today: TODAY, ocr }), skips)) cases.push(one);
    console.log(`${actor.name}: ${cases.length} papers looked at`);
  }
  return cases;
}

async function ofPictures(people: number): Promise<Case[]> {
  if (people === 0) return [];
  const ocr = await createOcr();
  try {
    const identity = await gather(people, ['identity_document'], ocr, () => false);
    return [...identity, ...(await gather(people, digital, ocr, (name) => !ofPixels.includes(name)))];
  } finally {
    await ocr.close();
  }
}

export const benchmark: Benchmark = {
  title: 'Forgeries caught, honest papers left in peace',
  async run() {
    const [people, pictured] = [numberFrom('VESTA_FORGERY_PEOPLE', 6), numberFrom('VESTA_FORGERY_PICTURES', 1)];
    const cases = await gather(people, digital, null, (name) => ofPixels.includes(name));
    cases.push(...(await ofPictures(pictured)));
    return forgeryTable(judgeCases(cases), [
      `Papers of ${people} invented people, scans and photographs of ${pictured}. Each recipe in three strengths on the newest paper of each kind, which is then looked at among its owner's other papers.`,
      'Caught: something is said as a warning or worse that is said about no honest paper. Accused: anything is said as a warning or worse. That a scan is not the issuer’s file counts as neither.',
      'Several rules were written while looking at what was missed on giulia and lena, and the same recipes are counted here: read the figures of the other people as the fairer ones, and all of them as figures for these recipes.',
      'Experts leave next to no trace by design; some of their work can be found only by laying papers side by side, and some not at all.',
    ]);
  },
};
