import type { PaperElsewhere } from '@vesta/engine/papers/elsewhere';
import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { applications, documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { toldPerson } from './applicant-of.ts';
import { isSamePerson } from './is-same-person.ts';
import type { LoadedApplicant } from './load-applicant.ts';
import { loadTold } from './load-told.ts';
import { numberIndexOf, paperNumber, textIndexOf } from './paper-indexes.ts';
import type { StoredReading } from './stored-reading.ts';

export interface SeenElsewhere {
  readonly papers: readonly PaperElsewhere[];
  /** Numbers of identity papers that a stranger has handed in. */
  readonly numbers: readonly string[];
}

const nobody: SeenElsewhere = { papers: [], numbers: [] };

/**
 * What of these papers lies under other applications, found by blind indexes alone. Only where one is found is it looked
 * up who the other says to be: one person may come back under another address.
 */
export async function lookElsewhere(
  house: Pick<House, 'database' | 'vault'>,
  loaded: LoadedApplicant,
  readings: readonly StoredReading[],
): Promise<SeenElsewhere> {
  const { applicationId, userId, householdId } = loaded;
  const texts = new Map(
    readings.flatMap(({ paper }) => {
      const { text } = paper.fingerprints;
      return text === null ? [] : [[textIndexOf(house, text).toString('hex'), text] as const];
    }),
  );
  const numbers = new Map(
    readings.flatMap((reading) => {
      const number = paperNumber(reading);
      return number === null ? [] : [[numberIndexOf(house, number).toString('hex'), number] as const];
    }),
  );
  const hashes = readings.map(({ paper }) => Buffer.from(paper.evidence.sha256, 'hex'));
  const keys = (map: ReadonlyMap<string, string>) => [...map.keys()].map((hex) => Buffer.from(hex, 'hex'));
  const wanted: SQL[] = [
    ...(hashes.length > 0 ? [inArray(documents.sha256, hashes)] : []),
    ...(texts.size > 0 ? [inArray(documents.textIndex, keys(texts))] : []),
    ...(numbers.size > 0 ? [inArray(documents.numberIndex, keys(numbers))] : []),
  ];
  if (wanted.length === 0) return nobody;
  const rows = await house.database.orm
    .select({
      sha256: documents.sha256,
      textIndex: documents.textIndex,
      numberIndex: documents.numberIndex,
      applicationId: applications.id,
      userId: applications.userId,
      householdId: applications.householdId,
    })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .where(and(ne(documents.applicationId, applicationId), isNull(documents.deletedAt), or(...wanted)));
  const isOutside = (row: (typeof rows)[number]) => row.userId !== userId && row.householdId !== householdId;
  const others = await loadTold(house, [...new Set(rows.filter(isOutside).map((row) => row.applicationId))]);
  const self = toldPerson(loaded);
  const numberOf = ({ numberIndex }: (typeof rows)[number]) => numbers.get(numberIndex?.toString('hex') ?? '') ?? null;
  const withOurCard = new Set(rows.filter((row) => numberOf(row) !== null).map((row) => row.applicationId));
  const ownerOf = (row: (typeof rows)[number]): PaperElsewhere['owner'] => {
    if (row.userId === userId) return 'same_person';
    // Within a household nobody may stand for themselves a second time, say as their own guarantor.
    if (row.householdId === householdId) return 'same_household';
    const other = others.get(row.applicationId);
    const sharesCard = withOurCard.has(row.applicationId);
    return other && isSamePerson(self, other, { sharesCard }) ? 'same_person' : 'stranger';
  };
  return {
    papers: rows.flatMap((row) =>
      row.sha256
        ? [
            {
              file: row.sha256.toString('hex'),
              text: texts.get(row.textIndex?.toString('hex') ?? '') ?? null,
              picture: null,
              owner: ownerOf(row),
            },
          ]
        : [],
    ),
    numbers: rows.filter((row) => ownerOf(row) === 'stranger').flatMap((row) => numberOf(row) ?? []),
  };
}
