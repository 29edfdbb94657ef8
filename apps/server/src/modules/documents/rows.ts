import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** What a list of uploads needs of a row; the large sealed columns stay where they are. */
const listed = {
  id: documents.id,
  type: documents.type,
  source: documents.source,
  labelSealed: documents.labelSealed,
  idType: documents.idType,
  selectedIdsCombination: documents.selectedIdsCombination,
  bankSealed: documents.bankSealed,
  bankAbi: documents.bankAbi,
  bankName: documents.bankName,
  bankIsNotInList: documents.bankIsNotInList,
  parseStatus: documents.parseStatus,
  messageDataSealed: documents.messageDataSealed,
  isCorrected: sql<boolean>`${documents.correctionsSealed} is not null`,
  isExplained: sql<boolean>`${documents.explanationSealed} is not null`,
  handoverId: documents.handoverId,
  createdAt: documents.createdAt,
};

const query = ({ database }: Pick<House, 'database'>, applicationId: string) =>
  database.orm
    .select(listed)
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt), asc(documents.id));

export type ListedRow = Awaited<ReturnType<typeof query>>[number];

export const listedRows = (house: Pick<House, 'database'>, applicationId: string): Promise<ListedRow[]> =>
  query(house, applicationId);
