import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { envelopes, forgedEnvelopes } from '../checks/forensics/testing/world/envelopes.ts';
import { pagePicture } from '../page-picture/page-picture.ts';
import { inspectFile } from '../pipeline.ts';

const inspect = (bytes: Uint8Array) =>
  inspectFile(bytes, { today: '2026-11-16', expected: 'bank_statement', fileName: 'estratto.pdf.p7m' });

test.each(envelopes)(
  'UPL-05 a paper inside of its signature is read, and the signature counts: $what',
  async (file) => {
    const bytes = file.make();
    const { findings, file: told } = await inspect(bytes);
    const outcomeOf = (id: string) => findings.find(({ rule }) => rule === id);
    expect(outcomeOf('R_PDF_SIGNATURE')).toMatchObject({ outcome: 'passed', data: { signer: 'Studio Paghe Esempio' } });
    expect(outcomeOf('R_FILE_TYPE')).toMatchObject({ outcome: 'passed' });
    expect(told).toMatchObject({
      format: 'pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  },
);

test.each(forgedEnvelopes)('UPL-05 a paper that was changed inside of its signature is told: $what', async (file) => {
  const { findings } = await inspect(file.make());
  expect(findings.find(({ rule }) => rule === 'R_PDF_SIGNATURE')).toMatchObject({
    outcome: 'failed',
    level: 'critical',
  });
});

test('a page of such a paper can be shown', async () => {
  expect(await pagePicture(envelopes[1]?.make() ?? new Uint8Array(), 1)).not.toBeNull();
});
