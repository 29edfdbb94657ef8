import type { NationalId } from '@vesta/domain/report/people';
import type { Analysis } from '../../analysis/analyse.ts';
import { textIn } from '../../checks/run/fields.ts';
import { answerOf, ofRules } from './answer.ts';

const grave = ['R_ID_EXPIRED', 'R_ID_PERMIT_VALID', 'R_ID_NAME_MATCH', 'R_ID_DOB_MATCH', 'R_ID_MRZ_CHECKDIGITS'];
const errors: Readonly<Record<string, string>> = {
  R_ID_EXPIRED: 'id_expired',
  R_ID_PERMIT_VALID: 'id_expired',
  R_ID_NAME_MATCH: 'name_mismatch',
  R_ID_DOB_MATCH: 'birth_date_mismatch',
  R_ID_MRZ_CHECKDIGITS: 'unreadable',
};

/** One card per identity paper. */
export function nationalIds({ ground }: Analysis): NationalId[] {
  const { findings, today } = ground.input;
  return ground.keys.all.flatMap(({ key, paper, reading }): NationalId[] => {
    if (reading?.kind !== 'identity_document') return [];
    const own = findings.filter(({ rule, papers }) => grave.includes(rule) && papers.includes(paper.id));
    const failed = own.find(({ outcome }) => outcome === 'failed');
    const expires = textIn(reading, 'expiry_date');
    const number = reading.fields.document_number ?? reading.fields.fiscal_code ?? null;
    return [
      {
        key,
        type: reading.type,
        value: typeof number?.value === 'string' ? number.value : null,
        country: reading.country,
        expiration_date: expires,
        expiration_date_label: expires === null ? 'no_expiry_read' : expires < today ? 'expired_on' : 'valid_until',
        valid: failed ? false : answerOf(ofRules(own, ['R_ID_EXPIRED', 'R_ID_PERMIT_VALID'])),
        error_msg: failed ? (errors[failed.rule] ?? null) : null,
        page: number?.page ?? null,
        box: number?.box ?? null,
      },
    ];
  });
}
