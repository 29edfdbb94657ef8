import type { WrongDay } from '../../papers/paper-notes.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { confirmationsOn, type IdentityDocument, placeOnSide } from './document.ts';

const withZone = ['id_card', 'passport', 'residence_permit', 'visa'];

const wrongDayOf =
  (paper: string) =>
  ({ page, box, text }: WrongDay): EvidencePlace => ({
    paper,
    page,
    box,
    what: 'mrz_check_digits',
    expected: null,
    found: text,
  });

/** The lines of a zone as a whole, with the digits in them that do not come out. */
const wrongZoneOf = ({ paper, reading }: ReadPaper<'identity_document'>): EvidencePlace => ({
  ...placeOf(reading, 'mrz_lines', { paper: paper.id }),
  what: 'mrz_check_digits',
  found: paper.notes.wrongZoneDigits.join(','),
});

/** A photographed digit that two looks saw alike may still be a scratch or a speck: worth a look, no more. */
export const zoneDigits: Rule<IdentityDocument, 'R_ID_MRZ_CHECKDIGITS'> = {
  id: 'R_ID_MRZ_CHECKDIGITS',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    cardError: 'unreadable',
    answers: ['identity.zone'],
  },
  reads: [],
  judge: (document) => {
    if (!withZone.includes(document.type)) return null;
    const wrongDays = document.parts.flatMap(({ paper }) =>
      (paper.notes.wrongZoneDays ?? []).map(wrongDayOf(paper.id)),
    );
    if (wrongDays.length > 0) return failed(wrongDays, { level: 'warning' });
    const confirmations = confirmationsOn(document, 'mrz_check_digits');
    const right = confirmations.find(({ outcome }) => outcome === 'passed');
    if (right) return passed([placeOnSide(right)]);
    const wrong = document.parts.filter(({ paper }) => paper.notes.wrongZoneDigits.length > 0);
    if (wrong.length > 0) return failed(wrong.map(wrongZoneOf));
    return inconclusive(confirmations.map(placeOnSide));
  },
};
