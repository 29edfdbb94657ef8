import { textOf } from '../../documents/recognise/page-text.ts';
import type { PaperSet } from '../subject.ts';

/** What offices hand out while they renew a permit. */
const receipts: readonly RegExp[] = [
  /ricevuta.{0,80}(?:rinnovo|rilascio|permesso di soggiorno|assicurata)/,
  /rinnovo.{0,60}permesso di soggiorno.{0,80}ricevuta/,
  /fiktionsbescheinigung/,
];

/** Whether one of the papers that are nothing else is such a receipt. */
export const hasRenewalReceipt = ({ papers }: PaperSet): boolean =>
  papers
    .filter(({ readings }) => readings.every(({ kind }) => kind === 'other'))
    .some(({ evidence }) =>
      evidence.pages.some((page) => {
        const text = textOf(page);
        return receipts.some((receipt) => receipt.test(text));
      }),
    );
