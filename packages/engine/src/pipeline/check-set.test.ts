import { expect, test } from 'vitest';
import { applicantOf, contextOf } from '../checks/run/testing/context.ts';
import { inspectFile } from '../pipeline.ts';
import { checkSet, recheck } from './check-set.ts';
import { type StoredPaper, storedPaperOf } from './stored-paper.ts';
import { paperPdf } from './testing/paper-pdf.ts';

const today = '2026-11-15';
const contract = (name: string): Uint8Array =>
  paperPdf([
    'ARBEITSVERTRAG',
    'zwischen der Nordwind Logistik GmbH, Hamburg, nachfolgend Arbeitgeber,',
    `und Frau ${name}, geb. am 03.05.1991, nachfolgend Arbeitnehmerin.`,
    'Das Arbeitsverhaeltnis ist unbefristet, es beginnt am 01.03.2025. Die Probezeit betraegt 6 Monate.',
    'Das Bruttomonatsgehalt betraegt 3.540,00 EUR.',
  ]);

/** As a database gives it back. */
const kept = async (id: string, bytes: Uint8Array): Promise<StoredPaper> =>
  JSON.parse(JSON.stringify(storedPaperOf(id, await inspectFile(bytes, { today, fileName: `${id}.pdf` }))));

const anna = contextOf({ first_name: 'Anna', last_name: 'Lindner' }, today);
const outcomeOf = (findings: ReturnType<typeof checkSet>, rule: string) =>
  findings.filter((finding) => finding.rule === rule).map(({ outcome, papers }) => [outcome, papers]);

test('what was found in a file stands under its name, and rules about people speak from what was kept', async () => {
  const findings = checkSet([await kept('a', contract('Anna Lindner')), await kept('b', contract('Eva Sommer'))], anna);
  expect(outcomeOf(findings, 'R_PDF_ORIGINAL')).toEqual([
    ['passed', ['a']],
    ['passed', ['b']],
  ]);
  expect(outcomeOf(findings, 'R_CONTRACT_PARTIES')).toEqual([
    ['passed', ['a']],
    ['failed', ['b']],
  ]);
  expect(findings.findIndex(({ rule }) => rule === 'R_FILE_TYPE')).toBe(0);
});

test('the same paper saved twice is found by what was kept of its words', async () => {
  const long = paperPdf(Array.from({ length: 40 }, (_, line) => `Zeile ${line} mit einigen Worten`));
  const again = new Uint8Array([...long, 10]);
  const findings = checkSet([await kept('a', long), await kept('b', again)], anna);
  expect(outcomeOf(findings, 'R_FILE_DUPLICATE')).toEqual([['failed', ['b', 'a']]]);
});

test('a changed name is held against the papers again, everything else stands as it was', async () => {
  const papers = [await kept('a', contract('Anna Lindner'))];
  const before = checkSet(papers, anna);
  const eva = { today, applicant: applicantOf({ first_name: 'Eva', last_name: 'Sommer' }) };
  const after = recheck(papers, before, eva, ['first_name', 'last_name']);
  expect(outcomeOf(after, 'R_CONTRACT_PARTIES')).toEqual([['failed', ['a']]]);
  expect(after).toEqual(checkSet(papers, eva));
  expect(recheck(papers, before, eva, ['chosen_bank'])).toEqual(before);
});
