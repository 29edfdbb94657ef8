import { Paper } from '../../paper/paper.ts';
import type { Country } from '../../people/person.ts';
import type { Specimen, Truth } from '../../truth.ts';
import type { Draw } from '../draw.ts';
import { imprintOf } from '../look.ts';
import type { Style } from './style.ts';

export interface FormText {
  readonly name: string;
  readonly type: string;
  readonly country: Country;
  readonly title: string;
  readonly made: string;
  readonly fields: Truth['fields'];
  readonly write: (paper: Paper) => void;
}

export async function formPaper(draw: Draw, style: Style, form: FormText): Promise<Specimen> {
  const paper = await Paper.begin({
    ...imprintOf(draw, style.look),
    made: form.made,
    title: form.title,
    language: form.country === 'IT' ? 'it' : 'de',
  });
  form.write(paper);
  if (paper.pages > 1) draw.note('several pages');
  return {
    name: `${form.name}-by-chance.pdf`,
    bytes: await paper.finish(),
    truth: {
      kind: 'fiscal_document',
      type: form.type,
      country: form.country,
      layout: 'by-chance',
      side: null,
      fields: form.fields,
      transactions: [],
    },
  };
}
