import type { Day } from '@vesta/domain/dates/day';
import type { Chance } from '../../chance.ts';
import { Paper } from '../../paper/paper.ts';
import type { Person } from '../../people/person.ts';
import type { Grade } from '../../picture/grades.ts';
import { photograph } from '../../picture/photo.ts';
import { rasterise } from '../../picture/raster.ts';
import type { Specimen } from '../../truth.ts';
import { austrianCard } from './austrian-card.ts';
import { cie } from './cie.ts';
import { fiscalCard } from './fiscal-card.ts';
import type { IdentitySide } from './layout.ts';
import { paperCard } from './paper-card.ts';
import { passport } from './passport.ts';
import { residencePermit } from './permesso.ts';
import { personalausweis } from './personalausweis.ts';

/** Every kind of identity document, each as its sides. */
export const identityLayouts = {
  cie,
  paperCard,
  passport,
  fiscalCard,
  residencePermit,
  personalausweis,
  austrianCard,
} as const satisfies Record<string, (person: Person) => IdentitySide[]>;
export type IdentityLayout = keyof typeof identityLayouts;

/** The documents that somebody of this nationality living in this country holds. */
export function identitySides(person: Person): IdentitySide[] {
  const { nationality } = person.papers;
  if (nationality === 'ITA') return [...cie(person), ...fiscalCard(person), ...passport(person)];
  if (nationality === 'DEU') return [...personalausweis(person), ...passport(person)];
  if (nationality === 'AUT') return austrianCard(person);
  return [...residencePermit(person), ...(person.country === 'IT' ? fiscalCard(person) : []), ...passport(person)];
}

const DPI = 300;

/** A side as it comes from the printer, before anybody photographs it. */
export async function identitySheet(side: IdentitySide, made: Day): Promise<Uint8Array> {
  const paper = await Paper.begin({
    title: side.layout,
    producer: 'specimen',
    creator: 'specimen',
    made,
    family: 'helvetica',
    size: side.size,
    language: side.country.toLowerCase(),
  });
  side.draw(paper);
  return paper.finish();
}

/** A side drawn, put on a table and photographed. */
export async function identityPicture(side: IdentitySide, grade: Grade, made: Day, chance: Chance): Promise<Specimen> {
  const [raster] = await rasterise(await identitySheet(side, made), DPI);
  if (!raster) throw new Error('a side has a page');
  return {
    name: `${side.name}.jpg`,
    bytes: await photograph(raster, grade, chance),
    truth: {
      kind: 'identity_document',
      type: side.type,
      country: side.country,
      layout: side.layout,
      side: side.side,
      fields: side.fields,
      transactions: [],
    },
  };
}
