import type { Day } from '@vesta/domain/dates/day';
import { type Imprint, Paper } from '../../paper/paper.ts';
import type { Specimen, Truth } from '../../truth.ts';

export interface FiscalPaper {
  readonly name: string;
  readonly type: string;
  readonly country: 'IT' | 'DE';
  readonly layout: string;
  readonly imprint: Omit<Imprint, 'made' | 'language'>;
  readonly made: Day;
  readonly fields: Truth['fields'];
  readonly draw: (paper: Paper) => void;
}

export async function fiscalSpecimen(form: FiscalPaper): Promise<Specimen> {
  const paper = await Paper.begin({ ...form.imprint, made: form.made, language: form.country === 'IT' ? 'it' : 'de' });
  form.draw(paper);
  return {
    name: `${form.name}.pdf`,
    bytes: await paper.finish(),
    truth: {
      kind: 'fiscal_document',
      type: form.type,
      country: form.country,
      layout: form.layout,
      side: null,
      fields: form.fields,
      transactions: [],
    },
  };
}
