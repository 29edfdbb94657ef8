import { BANK_IDENTITY } from '@vesta/domain/documents/bank-identity';
import type { RecognisedPaper } from '@vesta/domain/documents/record';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { Finding } from '@vesta/engine/checks/finding';
import { rulesAnswering } from '@vesta/engine/checks/rules';
import { isInFirstYear } from './first-year.ts';
import { problemKeys, unreadableKeys } from './message-table.ts';
import { recognisedPaper } from './recognised-paper.ts';
import { refusalOf } from './refusal.ts';
import { sayFindings } from './say-findings.ts';
import type { StoredReading } from './stored-reading.ts';
import { type PaperVerdict, type Said, saying } from './verdict.ts';

/** What the file itself says. Where something was read all the same, a problem is a warning. */
function sayFile({ problem, verdict, paper }: StoredReading, type: DocumentType): Said[] {
  const isEmpty = paper.readings.every(({ type: found }) => found === 'unknown');
  if (problem) {
    const isBlocker = isEmpty && problem !== 'too_many_pages';
    return [saying(problemKeys[problem], { blocker: isBlocker })];
  }
  const key = verdict === 'unreadable' ? unreadableKeys[type] : null;
  return key ? [saying(key)] : [];
}

/** A picture that was put where only a PDF will do is told as it would have been at the door. */
function sayForm({ paper: { evidence } }: StoredReading, type: DocumentType): Said[] {
  const { format, size } = evidence;
  const said = format === 'png' || format === 'jpeg' ? refusalOf({ format, sizeBytes: size }, type) : null;
  return said ? [said] : [];
}

/** Nothing to do about it: the person only hears where their statement went. */
const sayRefiled = ({ refiled }: StoredReading): Said[] =>
  refiled ? [saying('BankAccts.Warning.Refiled', { blocker: false, data: { ...refiled } })] : [];

const knownToBank = rulesAnswering('person.known_to_bank');

/** An account whose bank knows the applicant by name says who they are. */
const bankIdentity = (id: string, findings: readonly Finding[]): RecognisedPaper | null =>
  findings.some(({ rule, outcome, papers }) => knownToBank.has(rule) && outcome === 'passed' && papers.includes(id))
    ? { document_type: BANK_IDENTITY, id_type: null, sides: [] }
    : null;

/** The verdict on one paper, from what was read and what the rules say of it. */
export function sayReading(
  document: { id: string; type: DocumentType; explained: readonly string[] },
  reading: StoredReading,
  findings: readonly Finding[],
): PaperVerdict {
  const file = sayFile(reading, document.type);
  // Of a file that nobody could open, no rule has anything to add.
  const isClosed = file.some(({ blocker }) => blocker) && reading.paper.readings.length === 0;
  const told = isClosed ? [] : sayFindings(document.id, findings, document.explained);
  return {
    messages: [...file, ...sayForm(reading, document.type), ...told, ...sayRefiled(reading)].sort(
      (a, b) => Number(b.blocker) - Number(a.blocker),
    ),
    recognised: document.type === 'national_id' ? recognisedPaper(reading) : bankIdentity(document.id, findings),
    ...(document.type === 'payslip' && isInFirstYear(reading.paper.readings) ? { isFirstYear: true } : {}),
  };
}
