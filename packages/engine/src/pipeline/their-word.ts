import type { Finding } from '../checks/finding.ts';
import { LEAST_TOLD } from '../documents/certainty.ts';
import type { Reading } from '../documents/reading.ts';
import type { StoredPaper } from './stored-paper.ts';

export const hasCorrections = ({ corrections }: StoredPaper): boolean =>
  corrections !== undefined && Object.keys(corrections).length > 0;

/** The paper as it would be if its owner is right. For rules to be tried on; figures rest on what was read. */
export function asStated(paper: StoredPaper): StoredPaper {
  const { readings, corrections = {} } = paper;
  const fieldsOf = ({ fields }: Reading, place: number): Reading['fields'] =>
    Object.fromEntries(
      Object.entries(fields).map(([name, found]) => {
        const stated = corrections[`${place + 1}.${name}`];
        if (!found || stated === undefined) return [name, found];
        return [name, { ...found, value: stated, raw: String(stated), confidence: LEAST_TOLD, stated: true }];
      }),
    );
  return {
    ...paper,
    readings: readings.map((reading, place) => ({ ...reading, fields: fieldsOf(reading, place) })),
  };
}

const nameOf = ({ rule, papers }: Finding): string => JSON.stringify([rule, papers]);

const onTheirWord = (finding: Finding): Finding => ({
  ...finding,
  outcome: 'inconclusive',
  level: 'info',
  message: 'checks.R_FILE_CORRECTED.stated',
  data: {},
});

/**
 * What rules say of the papers as read, in the light of what they would say if the corrections are right. A correction
 * can open a question, never answer one: what failed and would not fail is left to the reviewer. Rules that nobody gets
 * past stay as they are, and what a correction makes fail does fail.
 */
export function weighTheirWord(read: readonly Finding[], stated: readonly Finding[]): Finding[] {
  const byName = new Map(stated.map((finding) => [nameOf(finding), finding]));
  return read.map((finding) => {
    const other = byName.get(nameOf(finding));
    if (!other || other.outcome === finding.outcome) return finding;
    if (finding.outcome === 'failed') return finding.blocking ? finding : onTheirWord(finding);
    return other.outcome === 'failed' ? other : finding;
  });
}
