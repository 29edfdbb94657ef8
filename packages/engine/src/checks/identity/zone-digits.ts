import { zoneRowsOn } from '../../documents/identity/mrz/find-zone.ts';
import { parseZone } from '../../documents/identity/mrz/parse-zone.ts';
import type { Rule } from '../rule.ts';
import { placeOfConfirmation, reckoned } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { ReadPaper } from '../run/subjects.ts';
import { confirmationsOn, type IdentityDocument } from './document.ts';

const withZone = ['id_card', 'passport', 'residence_permit', 'visa'];

/**
 * Digits that are wrong in print. Letters read from pixels may be misread, so those prove nothing; a text layer says
 * exactly what stands there.
 */
function wrongDigits({ paper, reading }: ReadPaper): readonly string[] {
  const pages = paper.evidence.pages.filter(
    ({ number, origin }) => reading.pages.includes(number) && origin === 'text',
  );
  for (const rows of pages.flatMap((page) => zoneRowsOn(page))) {
    const lines = rows.map(({ letters }) => letters.map(({ letter }) => letter).join(''));
    const zone = parseZone(lines);
    const wrong = Object.entries(zone?.checks ?? {}).flatMap(([name, right]) => (right ? [] : [name]));
    if (wrong.length > 0) return wrong;
  }
  return [];
}

export const zoneDigits: Rule<IdentityDocument> = {
  id: 'R_ID_MRZ_CHECKDIGITS',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: (document) => {
    if (!withZone.includes(document.type)) return null;
    const confirmations = confirmationsOn(document, 'mrz_check_digits');
    const right = confirmations.find(({ outcome }) => outcome === 'passed');
    if (right) return passed([placeOfConfirmation(right)]);
    const wrong = document.parts.flatMap(wrongDigits);
    if (wrong.length > 0) return failed([reckoned('mrz_check_digits', null, wrong.join(','))]);
    return inconclusive(confirmations.map(placeOfConfirmation));
  },
};
