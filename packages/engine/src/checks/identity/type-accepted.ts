import { type IdOptionSet, idOptionSetOf } from '@vesta/domain/identifiers/id-options';
import type { PaperType } from '@vesta/domain/papers/kinds';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import type { IdentityDocument } from './document.ts';

/** Papers that count for people of each set of nationalities, alone or beside another. */
const accepted: Readonly<Record<IdOptionSet, readonly PaperType[]>> = {
  default: ['id_card', 'paper_id_card', 'passport', 'fiscal_card'],
  ce: ['id_card', 'passport', 'residence_permit', 'fiscal_card'],
  x_ce: ['passport', 'id_card', 'residence_permit', 'fiscal_card'],
};
const bySomebody: readonly PaperType[] = ['id_card', 'paper_id_card', 'passport', 'residence_permit', 'fiscal_card'];

/** Whether this kind of paper can prove who somebody of this nationality is. */
export const typeAccepted: Rule<IdentityDocument, 'R_ID_TYPE_ACCEPTED'> = {
  id: 'R_ID_TYPE_ACCEPTED',
  chapter: 'identity',
  level: 'critical',
  blocking: true,
  means: {
    // The companion of a fiscal card is asked for: that is no fault of the paper.
    unsaid: ['companion_only'],
    tells: 'origin',
  },
  reads: ['nationality'],
  judge: ({ type, beside }, { applicant }) => {
    const nationality = applicant?.nationality ?? null;
    const types = nationality ? accepted[idOptionSetOf(nationality)] : bySomebody;
    const working = [reckoned('type', types.join(','), type)];
    if (!types.includes(type)) return failed(working, { data: { type } });
    // It has no photo: it says which code belongs to a name, not who holds it.
    if (type === 'fiscal_card' && !beside.some((other) => other !== 'fiscal_card'))
      return failed(working, { variant: 'companion_only', data: { type } });
    return nationality ? passed(working, { data: { type } }) : inconclusive(working);
  },
};
