import { describe, expect, test, vi } from 'vitest';
import { sayOf } from '../run/testing/context.ts';
import { pdfSoftwareBlocklist } from './software-blocklist.ts';
import { metadataOf, pdfPaper } from './testing/facts.ts';
import { activeFiles, carryingFiles } from './testing/world/active.ts';
import { afterSigning } from './testing/world/after-signing.ts';
import { certificationAttacks } from './testing/world/certification-attacks.ts';
import { editedPages, editorsLeft, provenEdits } from './testing/world/edited-pages.ts';
import { accusationsIn, judgeFile, outcomeOf } from './testing/world/judge-file.ts';
import { editors, issuers, toolboxes, toolboxesThatEdit } from './testing/world/programs.ts';
import { harmfulRevisions, harmlessRevisions } from './testing/world/revised.ts';
import { savedAfterSigning } from './testing/world/saved-after-signing.ts';
import { shadowAttacks } from './testing/world/shadow-attacks.ts';
import { voidSignatures, wrappedSignatures } from './testing/world/void-signatures.ts';
import { waysToSign } from './testing/world/ways-to-sign.ts';

// Making keys is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('UPL-05 published ways to cheat a signature are told', () => {
  const attacks = [
    ...voidSignatures,
    ...wrappedSignatures,
    ...savedAfterSigning,
    ...shadowAttacks,
    ...certificationAttacks,
  ];
  test.each(attacks)('$what', async (file) => {
    const said = await judgeFile(file);
    expect(outcomeOf(said, 'R_PDF_SIGNATURE')).toBe('failed');
    expect(outcomeOf(said, 'R_PDF_ORIGINAL')).toBe('failed');
  });
});

describe('UPL-05 signatures as issuers make them hold, and so does what is foreseen after them', () => {
  test.each([...waysToSign, ...afterSigning])('$what', async (file) => {
    const said = await judgeFile(file);
    expect(accusationsIn(said)).toEqual([]);
    expect(outcomeOf(said, 'R_PDF_SIGNATURE')).toBe(file.what === 'a stamp of the time alone' ? '-' : 'passed');
  });
});

describe('UPL-05 files for which nobody is accused', () => {
  test.each([...harmlessRevisions, ...carryingFiles])('$what', async (file) => {
    expect(accusationsIn(await judgeFile(file))).toEqual([]);
  });
});

describe('UPL-05 files that were altered are told', () => {
  test.each([...harmfulRevisions, ...editedPages, ...editorsLeft])('$what', async (file) => {
    expect(outcomeOf(await judgeFile(file), 'R_PDF_ORIGINAL')).toBe('failed');
  });

  test.each(provenEdits)('$what: two traces together are no accident', async (file) => {
    expect(accusationsIn(await judgeFile(file))).toContain('R_PDF_ORIGINAL critical');
  });

  test.each(activeFiles)('$what: it is never let in', async (file) => {
    expect(accusationsIn(await judgeFile(file))).toContain('R_FILE_ACTIVE_CONTENT critical');
  });
});

describe('UPL-05 programs that files name', () => {
  const say = (producer: string): string =>
    sayOf(pdfSoftwareBlocklist, pdfPaper({ facts: { metadata: metadataOf({ producer, creator: null }) } }));

  test.each(issuers)('issuers use %s', (program) => expect(say(program)).toMatch(/^passed$|^failed info$/));
  test.each(toolboxes)('%s joins and shrinks', (program) => expect(say(program)).toBe('failed info'));
  test.each(toolboxesThatEdit)('%s may have done more', (program) => expect(say(program)).toBe('failed warning'));
  test.each(editors)('%s changes what a paper says', (program) => expect(say(program)).toBe('failed warning'));
});
