import type { Day } from '@vesta/domain/dates/day';
import type { Ocr } from '@vesta/engine/evidence/ocr/ocr';
import type { Specimen } from '@vesta/specimens/truth';
import { type Case, casesOf } from './cases.ts';
import { castOf } from './cast.ts';
import { deskOf } from './look.ts';

const TODAY: Day = '2026-11-15';
/** Nobody has looked at what these people's papers give away while writing a rule. */
export const SEED = process.env.VESTA_FORGERY_SEED ?? 'stranger';

export const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** What leaves only pixels has to be recognised, which takes many times as long. */
export const leavesPixels = (name: string): boolean => ['scan-of-edit', 'screenshot', 'scanned'].includes(name);
export const digital = ['payslip', 'bank_statement', 'fiscal_document', 'work_contract'] as const;

export async function gather(
  count: number,
  kinds: readonly Specimen['truth']['kind'][],
  ocr: Ocr | null,
  skips: (name: string) => boolean,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const actor of await castOf(count, TODAY, kinds, SEED)) {
    for await (const one of casesOf(await deskOf(actor, { today: TODAY, ocr }), skips)) cases.push(one);
    console.log(`${actor.name}: ${cases.length} papers looked at`);
  }
  return cases;
}

/** How all tables of forgeries are to be read. */
export const howToRead = [
  'Each recipe in three strengths on the newest paper of each kind, which is then looked at among its owner’s other papers. Caught: something is said as a warning or worse that is said about no honest paper. Accused: anything is said as a warning or worse. That a scan is not the issuer’s file counts as neither.',
  'Rules were written while looking at what was missed on other people, with the same recipes: these figures are fair to the people and kind to the recipes.',
];
