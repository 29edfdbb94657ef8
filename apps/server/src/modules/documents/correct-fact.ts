import { isRealDay } from '@vesta/domain/dates/day';
import type { FactCorrection, FactKind } from '@vesta/domain/documents/reading';
import { isShownFact, shownFacts } from '@vesta/domain/documents/shown-facts';
import { eq } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { type Corrections, openCorrections, sealCorrections } from './explanations.ts';
import { orderRecheck } from './order-recheck.ts';
import { type DocumentRow, ownDocument } from './own-document.ts';
import { openReading } from './stored-reading.ts';

type Value = NonNullable<FactCorrection['value']>;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const fitting: Record<FactKind, (value: Value) => boolean> = {
  text: (value) => typeof value === 'string',
  day: (value) => typeof value === 'string' && isRealDay(value),
  month: (value) => typeof value === 'string' && MONTH.test(value),
  money: (value) => typeof value === 'number' && Number.isSafeInteger(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
};

const refused = (name: string): AppError =>
  new AppError('VALIDATION', { detail: `the correction does not fit: ${name}` });

/** Only what was read can be corrected, and only by a value of its own kind. */
export function assertFits(house: Pick<House, 'vault'>, row: DocumentRow, { key, value }: FactCorrection): void {
  const [place = '', name = ''] = key.split('.');
  const readings = row.inspectionSealed ? openReading(house, row.inspectionSealed).paper.readings : [];
  if (!isShownFact(name) || !readings[Number(place) - 1]?.fields[name]) throw refused('key');
  if (value !== null && !fitting[shownFacts[name]](value)) throw refused('value');
}

export function changed(before: Corrections, { key, value }: FactCorrection): Corrections {
  const { [key]: _previous, ...others } = before;
  return value === null ? others : { ...others, [key]: value };
}

/** Keeps what the applicant says a value should be, beside what was read, and asks the rules again; null takes it back. */
export async function correctFact(
  house: Pick<House, 'database' | 'vault' | 'clock' | 'queue'>,
  { user, application }: Access & { application: OwnApplication },
  documentId: string,
  correction: FactCorrection,
): Promise<void> {
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const row = await ownDocument(tx, application.id, documentId);
    assertFits(house, row, correction);
    const next = changed(openCorrections(house, row.correctionsSealed), correction);
    const isEmpty = Object.keys(next).length === 0;
    await tx
      .update(documents)
      .set({ correctionsSealed: isEmpty ? null : sealCorrections(house, next) })
      .where(eq(documents.id, row.id));
    await orderRecheck(house, tx, application.id, { anew: true });
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: correction.value === null ? 'document.correction.withdrawn' : 'document.corrected',
      applicationId: application.id,
      subjectId: row.id,
      data: { fact: correction.key },
    });
  });
}
