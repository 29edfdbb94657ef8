import type { Page } from '../../evidence/page.ts';
import type { DocumentReader, Reading, Recognition } from '../reading.ts';
import { withoutLeaders } from '../recognise/leaders.ts';
import { textOf } from '../recognise/page-text.ts';
import type { FiscalForm } from './form.ts';
import { fiscalForms } from './forms.ts';

interface Candidate extends Recognition {
  readonly form: FiscalForm;
}

/** The form that most speaks for on a page. */
function recogniseForm(page: Page): Candidate | null {
  const text = textOf(page);
  const candidates = fiscalForms.flatMap((form): Candidate[] => {
    const seen = form.recognise(text, page);
    return seen && seen.score > 0 ? [{ form, type: form.type, country: form.country, layout: null, ...seen }] : [];
  });
  return candidates.sort((a, b) => b.score - a.score)[0] ?? null;
}

const formOf = ({ type, country }: Recognition): FiscalForm => {
  const form =
    fiscalForms.find((candidate) => candidate.type === type && candidate.country === country) ??
    fiscalForms.find((candidate) => candidate.type === type);
  if (!form) throw new Error(`no fiscal form is called ${type}`);
  return form;
};

export const fiscalReader: DocumentReader = {
  kind: 'fiscal_document',
  recognise: (page) => {
    const candidate = recogniseForm(page);
    if (!candidate) return null;
    const { form: _form, ...recognition } = candidate;
    return recognition;
  },
  read: async (pages, recognition, { today }): Promise<Reading> => {
    const form = formOf(recognition);
    const { fields, confirmations, layout } = form.read(pages.map(withoutLeaders), today);
    return {
      kind: 'fiscal_document',
      type: form.type,
      country: form.country,
      layout: layout ?? recognition.layout,
      side: null,
      confidence: recognition.score,
      pages: pages.map((page) => page.number),
      fields,
      transactions: [],
      confirmations,
      unread: form.needed.filter((name) => fields[name] === null || fields[name] === undefined),
    };
  },
};
