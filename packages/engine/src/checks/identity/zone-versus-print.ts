import { compareNames } from '@vesta/domain/names/compare-names';
import type { Reading } from '../../documents/reading.ts';
import type { Rule } from '../rule.ts';
import { placeOf, placeOfConfirmation, textIn } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { ReadPaper } from '../run/subjects.ts';
import { confirmationsOn, type IdentityDocument, LEGIBLE, namesMayBeCut } from './document.ts';

const days = ['birth_date', 'expiry_date', 'document_number'] as const;

const isSure = (reading: Reading, name: string): boolean => (reading.fields[name]?.confidence ?? 0) >= LEGIBLE;

const namesOf = (reading: Reading): string | null => {
  const [surname, given] = [textIn(reading, 'surname'), textIn(reading, 'given_names')];
  return surname && given ? `${surname} ${given}` : null;
};

/** Values that both the zone of one side and the print of the other tell: which agree, which do not. */
function compared(zone: ReadPaper, print: ReadPaper, cut: boolean): { same: string[]; different: string[] } {
  const verdicts = days.flatMap((name): (readonly [string, boolean])[] => {
    const [a, b] = [textIn(zone.reading, name), textIn(print.reading, name)];
    return a && b && (a === b || isSure(print.reading, name)) ? [[name, a === b]] : [];
  });
  const [a, b] = [namesOf(zone.reading), namesOf(print.reading)];
  const { verdict } = a && b ? compareNames(a, b, { cut }) : { verdict: 'unknown' };
  const legible = isSure(print.reading, 'surname') && isSure(print.reading, 'given_names');
  if (verdict === 'match') verdicts.push(['surname', true]);
  if (verdict === 'mismatch' && legible) verdicts.push(['surname', false]);
  return {
    same: verdicts.flatMap(([name, same]) => (same ? [name] : [])),
    different: verdicts.flatMap(([name, same]) => (same ? [] : [name])),
  };
}

/** Whether the zone and the printed words tell the same, on one side or from one side to the other. */
export const zoneVersusPrint: Rule<IdentityDocument> = {
  id: 'R_ID_MRZ_VS_VISUAL',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: (document) => {
    if (document.type === 'fiscal_card' || document.type === 'paper_id_card') return null;
    const own = confirmationsOn(document, 'mrz_versus_visual');
    const against = own.filter(({ outcome }) => outcome === 'failed');
    if (against.length > 0) return failed(against.map(placeOfConfirmation));
    const zone = document.parts.find(({ reading }) => reading.fields.mrz_lines);
    const prints = document.parts.filter(({ reading }) => !reading.fields.mrz_lines);
    const pairs = zone ? prints.map((print) => ({ print, ...compared(zone, print, namesMayBeCut(document)) })) : [];
    const places = pairs.flatMap(({ print, same, different }) =>
      [...different, ...same].map((name) =>
        placeOf(print.reading, name, {
          expected: zone ? textIn(zone.reading, name) : null,
          paper: print.paper.id,
        }),
      ),
    );
    if (pairs.some(({ different }) => different.length > 0)) return failed(places);
    const agrees = own.some(({ outcome }) => outcome === 'passed') || pairs.some(({ same }) => same.length > 0);
    const working = [...own.map(placeOfConfirmation), ...places];
    return agrees ? passed(working) : inconclusive(working);
  },
};
