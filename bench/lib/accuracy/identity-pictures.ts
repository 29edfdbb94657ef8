import type { Day } from '@vesta/domain/dates/day';
import { chanceOf } from '@vesta/specimens/chance';
import { identityLayouts, identityPicture } from '@vesta/specimens/layouts/identity/index';
import type { IdentitySide } from '@vesta/specimens/layouts/identity/layout';
import { identityPapers } from '@vesta/specimens/people/identity-papers';
import type { Person } from '@vesta/specimens/people/person';
import { personOf } from '@vesta/specimens/people/person-of';
import type { Grade } from '@vesta/specimens/picture/grades';
import type { KnownPaper } from './judge.ts';

const { cie, paperCard, passport, fiscalCard, residencePermit, personalausweis, austrianCard } = identityLayouts;

/** The same person with the papers of another state's citizen. */
const citizenOf = (person: Person, nationality: string, seed: string, today: Day): Person => ({
  ...person,
  papers: identityPapers(chanceOf(`${seed}/${nationality}`), person.country, today, nationality),
});

/** Every side of every kind of identity document, for people of one seed. */
function everySide(seed: string, today: Day): IdentitySide[] {
  const [italian, german] = [personOf(seed, 'IT', today), personOf(seed, 'DE', today)];
  return [
    ...[cie, paperCard, passport, fiscalCard].flatMap((layout) => layout(italian)),
    ...residencePermit(citizenOf(italian, 'MAR', seed, today)),
    ...[personalausweis, passport].flatMap((layout) => layout(german)),
    ...residencePermit(citizenOf(german, 'TUR', seed, today)),
    ...austrianCard(citizenOf(german, 'AUT', seed, today)),
  ];
}

export interface IdentityPicture extends KnownPaper {
  /** The lines of its machine-readable zone; none where it has none. */
  readonly zone: readonly string[];
}

/** Photographs of all of them, one at a time: they are large. */
export async function* identityPictures(
  today: Day,
  seeds: readonly string[],
  grade: Grade,
): AsyncGenerator<IdentityPicture> {
  for (const seed of seeds)
    for (const side of everySide(seed, today)) {
      const picture = await identityPicture(side, grade, today, chanceOf(`${seed}/${side.name}`));
      yield { ...picture, zone: side.zone ?? [] };
    }
}
