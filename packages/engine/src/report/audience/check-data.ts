import type { CheckLine } from '@vesta/domain/report/check-line';
import { keptBy, rulesBeing } from '../../checks/rules.ts';
import { withoutNumbers } from './mask.ts';

type Data = CheckLine['data'];

/** Days, months, years and lists of them. */
const calendar = /^[\d\s,;/.–-]+$/;

/** Words about files and issuers that stand in what a check says to others. */
const aboutFiles: ReadonlySet<string> = new Set(
  'named format size limit side least total pages program usual signer bank missing kinds'.split(' '),
);

/** Rules whose two values are no names and numbers of people. */
const bothSides = rulesBeing('impersonal');

function isToldOf(rule: string, name: string, value: string | number): boolean {
  if (keptBy(rule).includes(name)) return false;
  if (typeof value === 'number' || calendar.test(value) || aboutFiles.has(name)) return true;
  return bothSides.has(rule) && (name === 'found' || name === 'expected');
}

/** Of what a check worked with, the part that its sentence for others needs. */
export const checkDataForOthers = (rule: string, data: Data): Data =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([name, value]) => isToldOf(rule, name, value))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutNumbers(value) : value]),
  );

const messageWords: ReadonlySet<string> = new Set(['names', 'sources']);

/** The same for a message of the report: figures, days, and the words that its sentence names. */
export const messageDataForOthers = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => typeof value === 'number' || calendar.test(value) || messageWords.has(name),
    ),
  );
