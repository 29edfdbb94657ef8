import type { Day } from '@vesta/domain/dates/day';
import type { Ocr } from '@vesta/engine/evidence/ocr/ocr';
import type { Specimen } from '@vesta/specimens/truth';
import { type Case, casesOf, newestOfEachKind } from './cases.ts';
import { casesInTurn } from './cases-in-turn.ts';
import { castOf } from './cast.ts';
import { deskOf } from './look.ts';

const TODAY: Day = '2026-11-15';
/** Nobody has looked at what these people's papers give away while writing a rule. */
export const SEED = process.env.VESTA_FORGERY_SEED ?? 'heathland';

export const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** What leaves only pixels, or needs them, has to be recognised, which takes many times as long. */
export const leavesPixels = (name: string): boolean =>
  [
    'scan-of-edit',
    'scan-of-adjusted',
    'screenshot',
    'false-layer',
    'typed-on-scan',
    'scanned',
    'scanned-with-text',
    'app-scan',
    'shrunk-scan',
    'turned-scan',
    'flatbed-scan',
    'enhanced-scan',
  ].includes(name);
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

/** The same with every recipe and treatment once for each person, on their papers in turn. */
export async function gatherInTurn(
  count: number,
  kinds: readonly Specimen['truth']['kind'][],
  ocr: Ocr,
  isMeant: (name: string) => boolean,
  isOwn: (index: number) => boolean,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const [actor] = await castOf(count, TODAY, kinds, SEED, (index) => index === turn && isOwn(index));
    if (!actor) continue;
    const desk = await deskOf(actor, { today: TODAY, ocr });
    const papers = kinds.includes('identity_document') ? actor.papers : newestOfEachKind(actor.papers);
    for await (const one of casesInTurn(desk, papers, turn, isMeant)) cases.push(one);
    console.log(`${actor.name}: ${cases.length} pictures looked at`);
  }
  return cases;
}

/** How all tables of forgeries are to be read. */
export const howToRead = [
  'Forged papers are looked at among their owner’s other papers. Caught: something is said as a warning or worse that is said about no honest paper. Accused: anything is said as a warning or worse. That a scan is not the issuer’s file, that its bookings cannot be read, or that a picture shows a screen, counts as neither.',
  'Rules were written while looking at what was missed on other people, with the same recipes: these figures are fair to the people and kind to the recipes.',
];
