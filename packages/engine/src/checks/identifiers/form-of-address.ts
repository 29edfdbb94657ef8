import { type Sex, sexOfName } from '@vesta/domain/names/given-sex';
import { around } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { addressed } from './announced-names.ts';

const sexOfForm = (form: string): Sex => (/^(?:frau|signora|sig\.?ra)/i.test(form) ? 'F' : 'M');

interface Address {
  readonly fits: boolean;
  readonly place: EvidencePlace;
}

function addressesOn(page: Page): Address[] {
  return addressed(page).flatMap(({ form, name }) => {
    const sex = sexOfName(name.map(({ text }) => text).join(' '));
    if (!sex) return [];
    const box = around([form, ...name].map((word) => word.box));
    const place = { page: page.number, box, what: 'form_of_address', expected: null, found: form.text };
    return [{ fits: sex === sexOfForm(form.text), place }];
  });
}

/**
 * "Herr" above the name of a woman: the name was exchanged, and the word before it was not. Registers are wrong as well,
 * and names change, so that it is worth a look by a person and told to nobody else.
 */
export const formOfAddress: Rule<ReadPaper<'payslip' | 'bank_statement', InspectedPaper>, 'R_NAME_FORM_OF_ADDRESS'> = {
  id: 'R_NAME_FORM_OF_ADDRESS',
  chapter: 'identifiers',
  level: 'warning',
  blocking: false,
  means: {
    tells: 'gender',
  },
  reads: [],
  judge: ({ paper, reading }) => {
    const pages = paper.evidence.pages.filter(
      ({ number, origin }) => reading.pages.includes(number) && origin === 'text',
    );
    const all = pages.flatMap(addressesOn);
    if (all.length === 0) return null;
    const wrong = all.filter(({ fits }) => !fits);
    return wrong.length > 0 ? failed(wrong.map(({ place }) => place)) : passed(all.map(({ place }) => place));
  },
};
