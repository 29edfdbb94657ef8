import { type Finding, isAboutFile } from '@vesta/engine/checks/finding';
import type { Case } from './cases.ts';
import { pointsAt } from './points-at.ts';

/** Says that a copy will not do, or cannot be read, or shows a screen and not the paper: a term, and no doubt about it. */
const terms = [
  'checks.R_PDF_ORIGINAL.scan',
  'checks.R_BANK_PDF_ONLY.failed',
  'checks.R_BANK_UNREADABLE.failed',
  'checks.R_IMG_SCREEN_PHOTO.failed',
  'checks.R_IMG_SCREENSHOT.failed',
];

const isSerious = ({ outcome, level }: Finding): boolean => outcome === 'failed' && level !== 'info';

const accusations = ({ findings }: Case): Finding[] =>
  findings.filter((finding) => isSerious(finding) && !terms.includes(finding.message));

export interface JudgedCase extends Case {
  /** What speaks against the paper and against no honest one. */
  readonly accusing: readonly Finding[];
  /** Something leads to a place on a page that was touched. */
  readonly isPointedAt: boolean;
  /** No place does, but the recipe works on the file as a whole, and that is what is told. */
  readonly isToldOfFile: boolean;
}

const keyOf = ({ message, level }: Finding): string => `${message} ${level}`;

/** A forgery is caught by what is said about no honest paper; an honest paper is accused by anything serious. */
export function judgeCases(cases: readonly Case[]): JudgedCase[] {
  const honest = cases.filter(({ sort }) => sort !== 'forgery');
  const saidOfHonest = new Set(honest.flatMap(accusations).map(keyOf));
  return cases.map((one) => {
    const serious = accusations(one);
    const accusing = one.sort === 'forgery' ? serious.filter((finding) => !saidOfHonest.has(keyOf(finding))) : serious;
    const isPointedAt = accusing.some((finding) => pointsAt(finding, one.paper, one.touched));
    const isToldOfFile = !isPointedAt && one.isOfFile && accusing.some(isAboutFile);
    return { ...one, accusing, isPointedAt, isToldOfFile };
  });
}
