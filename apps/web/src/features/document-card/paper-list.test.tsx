import { cleanup, screen } from '@testing-library/react';
import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { afterEach, test } from 'vitest';
import { stage } from '../../../test/details-stage.tsx';
import { documentRecord, readingOf } from '../../../test/document-records.ts';
import { UploadQueue } from '../uploads/upload-queue.ts';
import { PaperList } from './paper-list.tsx';

afterEach(cleanup);

const queue = new UploadQueue({
  judge: async () => null,
  look: async () => [],
  send: () => new Promise(() => {}),
  newKey: () => 'key',
  onArrived: () => {},
});
const said = { message: 'The employer is another one.', message_key: 'k', data: {}, blocker: false, rule: null };
const slip = (name: string) =>
  documentRecord({ name, hasWarning: true, message: said.message, message_key: 'k', messages: [said] });
const ofMonth = (document: DocumentRecord, period: string): DocumentReading => ({
  ...readingOf(document),
  facts: [{ key: 'payslip.period', value: period }] as unknown as DocumentReading['facts'],
});
const list = (months: readonly [DocumentRecord, string][]) =>
  stage(
    <PaperList
      documents={months.map(([document]) => document)}
      queue={queue}
      slot={{ group: 'payslip', path: '/', type: 'payslip', fields: {} }}
    />,
    {
      step: 'income-check',
      answers: Object.fromEntries(
        months.map(([document, month]) => [
          `/v1/other-documents/${document.id}/reading`,
          () => ofMonth(document, month),
        ]),
      ),
    },
  );

test('INC-01 a warning that papers share names them as their cards do, and so do the ways to delete them', async () => {
  list([
    [slip('busta_1.pdf'), '2026-09'],
    [slip('busta_2.pdf'), '2026-10'],
  ]);
  await screen.findByText('This is about September 2026 and October 2026.');
  screen.getByRole('button', { name: 'Delete October 2026' });
});

test('INC-01 of papers that are called alike a shared warning says the files as well', async () => {
  list([
    [slip('busta_1.pdf'), '2026-10'],
    [slip('busta_2.pdf'), '2026-10'],
  ]);
  await screen.findByText('This is about October 2026 (busta_1.pdf) and October 2026 (busta_2.pdf).');
});
