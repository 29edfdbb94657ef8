import type { ContractType } from '@vesta/domain/validation/contract';
import { textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** Apprentices are hired without an end by law, but people may well think of theirs as ending: no answer is wrong. */
const meant: Readonly<Record<string, ContractType>> = {
  open_ended: 'open-ended',
  fixed_term: 'close-ended',
  internship: 'close-ended',
  collaboration: 'close-ended',
};

export const contractKindDeclared: Rule<ReadPaper<'work_contract'>, 'R_CONTRACT_KIND_DECLARED'> = {
  id: 'R_CONTRACT_KIND_DECLARED',
  chapter: 'contract',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    flags: [{ flag: 'contract_differs', source: 'contract' }],
  },
  reads: ['contract_type'],
  judge: ({ reading }, { applicant }) => {
    if (!applicant) return null;
    const declared = applicant.contract_type;
    const kind = meant[textIn(reading, 'employment_kind') ?? ''];
    const working = [placeOf(reading, 'employment_kind', { expected: declared })];
    if (!declared || !kind) return inconclusive(working);
    return kind === declared ? passed(working) : failed(working, { data: { expected: declared, found: kind } });
  },
};
