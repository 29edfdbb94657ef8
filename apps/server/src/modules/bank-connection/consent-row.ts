import type { ScaMethod } from '@vesta/domain/bank-connection/auth-types';
import { isUuid } from '@vesta/domain/uuid';
import { and, eq } from 'drizzle-orm';
import type { ConsentKey, Psu } from '../../adapters/open-banking/port.ts';
import type { Orm, Transaction } from '../../db/database.ts';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { BANK_SECRET } from '../../lib/vault/contexts.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { bankOf } from './consent-bank.ts';

export type ConsentRow = typeof bankConsents.$inferSelect;

/** What of a consent is nobody's business. Passwords and codes are not even in here. */
export interface ConsentSecret {
  /** Opens the account at the provider. */
  readonly token: string | null;
  /** Stands for the token in a browser. */
  readonly handle: string | null;
  readonly psu: Psu;
  readonly methods: readonly ScaMethod[];
}

export const sealSecret = ({ vault }: Pick<House, 'vault'>, secret: ConsentSecret): Buffer =>
  vault.sealJson(secret, BANK_SECRET);

const noPsu: Psu = { ipAddress: null, id: null, corporateId: null };
const nothing: ConsentSecret = { token: null, handle: null, psu: noPsu, methods: [] };

export const openSecret = ({ vault }: Pick<House, 'vault'>, { secretSealed }: ConsentRow): ConsentSecret =>
  secretSealed ? vault.openJson<ConsentSecret>(secretSealed, BANK_SECRET) : nothing;

/** A consent of this application and this person; anybody else's is unknown. */
export async function ownConsent(
  db: Orm | Transaction,
  { user, application, handover }: Access & { application: OwnApplication },
  consentId: string,
): Promise<ConsentRow> {
  const [row] = isUuid(consentId)
    ? await db
        .select()
        .from(bankConsents)
        .where(
          and(
            eq(bankConsents.id, consentId),
            eq(bankConsents.applicationId, application.id),
            eq(bankConsents.userId, user.id),
            // A phone knows what it began itself.
            handover ? eq(bankConsents.handoverId, handover.id) : undefined,
          ),
        )
    : [];
  if (!row) throw new AppError('BANK_UNKNOWN', { detail: 'not a consent of this application' });
  return row;
}

/** How the provider finds a consent again. */
export function consentKey(house: Pick<House, 'vault'>, row: ConsentRow, psu: Psu): ConsentKey {
  const { providerConsentId, applicationUserId } = row;
  if (providerConsentId === null) throw new AppError('BANK_CONNECTION_OVER', { detail: 'never reached the provider' });
  return { consentId: providerConsentId, institutionId: bankOf(house, row).institution, applicationUserId, psu };
}
