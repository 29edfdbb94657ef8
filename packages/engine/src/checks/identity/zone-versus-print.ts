import { isPictured, textIn } from '../../papers/fields.ts';
import type { EvidencePlace, Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { confirmationsOn, type IdentityDocument, namesMayBeCut, placeOnSide } from './document.ts';
import { type Comparable, type Compared, sideCompared, sidesCompared } from './sides-compared.ts';

/**
 * In print every contradiction counts. Of a photo a single value may be misread, and names most easily, as no digit
 * watches over them: those alone prove nothing, another value alone is worth a look.
 */
function judged(
  different: ReadonlySet<string>,
  pictured: boolean,
  working: readonly EvidencePlace[],
): Judgement | null {
  if (different.size === 0) return null;
  if (!pictured || different.size > 1 || different.has('unnamed')) return failed(working);
  return different.has('names') ? inconclusive(working) : failed(working, { level: 'warning' });
}

interface Told {
  readonly compared: readonly Compared[];
  readonly places: readonly EvidencePlace[];
}

/** From the side with the zone to the side without. */
function acrossSides(document: IdentityDocument): Told {
  const zone = document.parts.find(({ reading }) => reading.fields.mrz_lines);
  const prints = document.parts.filter(({ reading }) => !reading.fields.mrz_lines);
  if (!zone) return { compared: [], places: [] };
  const pairs = prints.map((print) => ({ print, ...sidesCompared(zone, print, namesMayBeCut(document)) }));
  const fieldsOf = (name: Comparable) => (name === 'names' ? (['surname', 'given_names'] as const) : [name]);
  // Which of the two was changed cannot be told: where they differ, both are shown.
  const places = pairs.flatMap(({ print, same, different }) => [
    ...different.flatMap(fieldsOf).map((name) => placeOf(zone.reading, name, { paper: zone.paper.id })),
    ...[...different, ...same]
      .flatMap(fieldsOf)
      .map((name) => placeOf(print.reading, name, { expected: textIn(zone.reading, name), paper: print.paper.id })),
  ]);
  return { compared: pairs, places };
}

/** Whether the zone and the printed words tell the same, on one side or from one side to the other. */
export const zoneVersusPrint: Rule<IdentityDocument, 'R_ID_MRZ_VS_VISUAL'> = {
  id: 'R_ID_MRZ_VS_VISUAL',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    answers: ['identity.agrees'],
  },
  reads: [],
  judge: (document) => {
    if (document.type === 'fiscal_card' || document.type === 'paper_id_card') return null;
    const own = confirmationsOn(document, 'mrz_versus_visual');
    const { compared, places } = acrossSides(document);
    const all = [...own.map(sideCompared), ...compared];
    const working = [...own.map(placeOnSide), ...places];
    const pictured = document.parts.some(({ paper, reading }) => isPictured(paper, reading));
    const contradiction = judged(new Set(all.flatMap(({ different }) => different)), pictured, working);
    if (contradiction) return contradiction;
    const agrees = own.some(({ outcome }) => outcome === 'passed') || all.some(({ same }) => same.length > 0);
    return agrees ? passed(working) : inconclusive(working);
  },
};
