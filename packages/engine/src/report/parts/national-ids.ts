import type { NationalId } from '@vesta/domain/report/people';
import type { Analysis } from '../../analysis/analyse.ts';
import { rules, rulesAnswering } from '../../checks/rules.ts';
import { textIn } from '../../papers/fields.ts';
import { answerOf, ofRules } from './answer.ts';
import { sideOf } from './side-of.ts';

/** What the card says where one of these rules failed. */
const errors = new Map<string, string>(
  rules.flatMap(({ id, means }) => (means?.cardError ? [[id, means.cardError] as const] : [])),
);
const validity = rulesAnswering('identity.valid');

/** One card per identity paper. */
export function nationalIds({ ground }: Analysis): NationalId[] {
  const { findings, today } = ground.input;
  return ground.keys.all.flatMap(({ key, paper, reading }): NationalId[] => {
    if (reading?.kind !== 'identity_document') return [];
    const own = findings.filter(({ rule, papers }) => errors.has(rule) && papers.includes(paper.id));
    const failed = own.find(({ outcome }) => outcome === 'failed');
    const expires = textIn(reading, 'expiry_date');
    const number = reading.fields.document_number ?? reading.fields.fiscal_code ?? null;
    return [
      {
        key,
        type: reading.type,
        side: sideOf(reading),
        value: typeof number?.value === 'string' ? number.value : null,
        country: reading.country,
        expiration_date: expires,
        expiration_date_label: expires === null ? 'no_expiry_read' : expires < today ? 'expired_on' : 'valid_until',
        valid: failed ? false : answerOf(ofRules(own, validity)),
        error_msg: failed ? (errors.get(failed.rule) ?? null) : null,
        page: number?.page ?? null,
        box: number?.box ?? null,
      },
    ];
  });
}
