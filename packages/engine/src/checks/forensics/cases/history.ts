import type { RevisionTraces } from '../../../traces/pdf/revisions/revision-traces.ts';
import type { SignatureTraces } from '../../../traces/pdf/signature/signature-traces.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { pdfIncrementalUpdates } from '../incremental-updates.ts';
import { pdfSignature } from '../signature.ts';
import { BOX, factsOf, pdfPaper, revisionOf, signedPaper } from '../testing/facts.ts';

const updated = (more: Partial<RevisionTraces>) => () => pdfPaper({ traces: { revisions: [revisionOf(more)] } });
const edit = (before: string | null, after: string | null) => ({ edits: [{ page: 1, box: BOX, before, after }] });
const stamp = (top: number, after: string) => ({
  edits: [{ page: 1, box: { left: 400, top, right: 550, bottom: top + 10 }, before: null, after }],
});
const [state] = factsOf().revisions.list;
const savedTwice = () =>
  pdfPaper({
    facts: { revisions: { isLinearised: false, trailing: 0, list: state ? [state, state] : [] } },
    traces: null,
  });

const signed =
  (more: Partial<SignatureTraces> = {}) =>
  () =>
    signedPaper(more);
type Touch = NonNullable<SignatureTraces['changedAfter']>[number]['kind'];
const changed = (...kinds: readonly Touch[]) => ({ changedAfter: kinds.map((kind) => ({ kind, page: 1 })) });

const filled = (field: string) => ({ changedAfter: [{ kind: 'form_fields' as const, page: null, field }] });

/** What happened to a file after it was made. */
export const historyCases = [
  casesOf(pdfIncrementalUpdates, {
    passed: ['as it was first saved', () => pdfPaper()],
    failed: ['a figure replaced later', updated(edit('1.250,00', '9.250,00'))],
    edge: [
      { said: 'failed warning', when: ['a figure added where nothing was', updated(edit(null, '9.250,00'))] },
      { said: 'failed warning', when: ['a word replaced', updated(edit('Herr', 'Frau'))] },
      {
        said: 'passed',
        when: ['drawn anew with the same words', updated({ touches: [{ kind: 'page_content', page: 1 }] })],
      },
      { said: 'passed', when: ['signed later', updated({ touches: [{ kind: 'signature', page: 1 }] })] },
      {
        said: 'failed warning',
        when: ['objects that no table lists', updated({ touches: [{ kind: 'unlisted', page: null }] })],
      },
      {
        said: 'passed',
        when: ['a number of arrival in the margin', updated(stamp(10, 'Prot. 0012345 del 16/11/2026'))],
      },
      {
        said: 'failed warning',
        when: ['the same amid the print', updated(stamp(300, 'Prot. 0012345 del 16/11/2026'))],
      },
      { said: 'failed warning', when: ['an amount in the margin', updated(stamp(10, 'Netto 3.000,00'))] },
      { said: 'failed warning', when: ['a page more', updated({ touches: [{ kind: 'page_count', page: null }] })] },
      { said: 'inconclusive', when: ['a later state that cannot be compared', updated({ touches: null })] },
    ],
    inconclusive: ['saved twice, and nobody compared', savedTwice],
  }),
  casesOf(pdfSignature, {
    passed: ['signed by the bank and unchanged', signed()],
    failed: ['the bytes are not those that were signed', signed({ state: 'broken' })],
    edge: [
      { said: 'failed critical', when: ['a page drawn anew after signing', signed(changed('page_content'))] },
      { said: 'failed warning', when: ['a note after signing', signed(changed('annotations'))] },
      { said: 'passed', when: ['a stamp on blank paper after signing', signed(changed('added_notes'))] },
      { said: 'passed', when: ['a line marked after signing', signed(changed('remarks'))] },
      {
        said: 'failed warning',
        when: ['the same where only forms are allowed', signed({ allowed: 2, ...changed('remarks') })],
      },
      { said: 'passed', when: ['the same where notes are allowed', signed({ allowed: 3, ...changed('remarks') })] },
      { said: 'failed critical', when: ['objects behind the signed end', signed(changed('unlisted'))] },
      { said: 'failed warning', when: ['a field that showed something else', signed(changed('refilled'))] },
      {
        said: 'failed warning',
        when: ['a locked field filled in', signed({ locks: { kind: 'only', names: ['netto'] }, ...filled('netto') })],
      },
      {
        said: 'passed',
        when: ['another field filled in', signed({ locks: { kind: 'only', names: ['netto'] }, ...filled('note') })],
      },
      { said: 'failed warning', when: ['a shell without a signature', signed({ state: 'empty' })] },
      {
        said: 'failed critical',
        when: ['a stamp of the time for other bytes', signed({ isTimestamp: true, state: 'broken' })],
      },
      { said: 'passed', when: ['a field filled in after signing', signed(changed('form_fields'))] },
      {
        said: 'failed warning',
        when: ['the same where no change is allowed', signed({ allowed: 1, ...changed('form_fields') })],
      },
      {
        said: 'passed',
        when: ['the field of a further seal', signed({ allowed: 1, ...changed('form_fields', 'signature') })],
      },
      { said: '-', when: ['a mere stamp of the time', signed({ isTimestamp: true })] },
      { said: '-', when: ['no signature', () => pdfPaper()] },
    ],
    inconclusive: ['signed in a way that is not understood', signed({ state: 'unknown' })],
  }),
];
