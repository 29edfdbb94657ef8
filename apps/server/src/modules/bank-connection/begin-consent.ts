import { isPsuId } from '@vesta/domain/bank-connection/credentials';
import type { PsuData } from '@vesta/domain/bank-connection/requests';
import { monthsRequired } from '@vesta/domain/documents/months-required';
import type { Language } from '@vesta/domain/languages';
import { BANK_CONNECTIONS, BANK_CONSENT_LIFETIME_MS } from '@vesta/domain/limits';
import type { ConsentRequest, Institution, Psu } from '../../adapters/open-banking/port.ts';
import { bankConsents, consents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { fieldFailure } from '../../lib/parse-form.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { lockLiving } from '../applications/lock-living.ts';
import { recordAct } from '../audit/record.ts';
import { type ConnectableBank, connectableBanks, findConnectable } from './connectable-banks.ts';
import { bankOf, sealConsentBank } from './consent-bank.ts';
import { type ConsentRow, sealSecret } from './consent-row.ts';
import type { ConsentState } from './consent-state.ts';
import { fetchSpan } from './fetch-span.ts';
import { institutionsOf } from './institutions.ts';

/** The wording that the tick stands under; it grows with the text. */
export const BANK_CONSENT_TEXT_VERSION = '1';
const NONCE_BYTES = 16;
const DAY_MS = 86_400_000;

export interface Asking {
  readonly access: Access & { application: OwnApplication };
  readonly language: Language;
  readonly ip: string;
  /** The address by which the person came: the bank sends them back to it. */
  readonly origin: string;
}

type Needs = Pick<House, 'openBanking' | 'clock' | 'log' | 'database' | 'vault' | 'random'>;

/** The bank that is asked for, if it can be connected in the region of the application. */
export async function connectableBank(house: Needs, { access }: Asking, bankId: string): Promise<ConnectableBank> {
  const banks = connectableBanks(await institutionsOf(house), access.application.region);
  const found = findConnectable(banks, bankId);
  if (!found) throw new AppError('BANK_UNKNOWN', { detail: 'no bank that can be connected' });
  return found;
}

/** Who asks, as far as the bank wants to know it. What it demands and was not said is refused here. */
export function psuOf({ psu }: Institution, said: PsuData, { ip, language }: Asking): Psu {
  const [id, corporateId] = [said.psu_id?.trim() || null, said.psu_corporate_id?.trim() || null];
  if (psu.id && (id === null || !isPsuId(id)))
    throw new AppError('VALIDATION', { fields: [fieldFailure(['psu_data', 'psu_id'], 'tooShort', language)] });
  return { ipAddress: ip, id, corporateId };
}

/** What the bank is asked for: the months that the occupation has to show, once, and soon. */
export function consentRequest(
  house: Pick<House, 'clock' | 'vault'>,
  { access, origin }: Asking,
  row: ConsentRow,
  psu: Psu,
): ConsentRequest {
  const now = house.clock.now();
  const { from, to } = fetchSpan(now, monthsRequired(access.application.employmentStatus));
  return {
    institutionId: bankOf(house, row).institution,
    applicationUserId: row.applicationUserId,
    callback: `${origin}/${access.application.id}/receive-yapily-callback`,
    transactionsFrom: from,
    transactionsTo: to,
    // Banks count in days; for us it is over much sooner, and the provider is then told so.
    expiresAt: new Date(now.getTime() + DAY_MS),
    psu,
  };
}

interface Beginning {
  readonly found: ConnectableBank;
  readonly psu: Psu;
  readonly status: Extract<ConsentState, 'pre-pending' | 'pending'>;
  readonly agreed: boolean | undefined;
}

/** Writes down that a connection begins, before the bank hears of it: an answer that is lost leaves a trace. */
export async function beginConsent(house: Needs, asking: Asking, beginning: Beginning): Promise<ConsentRow> {
  const { user, application, handover } = asking.access;
  const { found, psu, status, agreed } = beginning;
  if (agreed === false) throw new AppError('VALIDATION', { detail: 'not agreed to' });
  await takeFromLimit(house, `bank-connection:${application.id}`, BANK_CONNECTIONS);
  const now = house.clock.now();
  return inTransaction(house.database, async (tx) => {
    await lockLiving(tx, application.id);
    const [row] = await tx
      .insert(bankConsents)
      .values({
        applicationId: application.id,
        userId: user.id,
        handoverId: handover?.id ?? null,
        authType: found.institution.authType,
        bankSealed: sealConsentBank(house, {
          institution: found.institution.id,
          abi: found.bank?.code ?? null,
          name: found.bank?.name ?? found.institution.name,
        }),
        applicationUserId: `app-${application.id}-${house.random(NONCE_BYTES).toString('hex')}`,
        status,
        secretSealed: sealSecret(house, { token: null, handle: null, psu, methods: [] }),
        startedAt: now,
        expiresAt: new Date(now.getTime() + BANK_CONSENT_LIFETIME_MS),
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('a consent has no row');
    if (agreed)
      await tx.insert(consents).values({
        userId: user.id,
        kind: 'bank_connection',
        granted: true,
        textVersion: BANK_CONSENT_TEXT_VERSION,
        language: asking.language,
        createdAt: now,
      });
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'bank.connection-begun',
      applicationId: application.id,
      subjectId: row.id,
      data: { kind: row.authType },
    });
    return row;
  });
}
