import type { Language } from '@vesta/domain/languages';
import { REPORT_PRICE_CENTS } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import type { CheckoutSession } from '../../adapters/payments/index.ts';
import { payments } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { loadProgress } from '../workflow/load-progress.ts';
import { requireStepsBefore } from '../workflow/require-steps-before.ts';
import { applySession } from './apply-session.ts';
import { askProvider } from './ask-provider.ts';
import { paymentWords } from './payment-words.ts';
import { isSettled, type PaymentRow, paymentsOf, unfinishedAt } from './payments-of.ts';
import { returnUrlOf } from './return-url.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue' | 'payments' | 'config'>;
type Own = Access & { application: OwnApplication };

/** An open checkout is taken up again, so that two tabs, or today and tomorrow, can only pay the same one. */
async function takeUp(house: Needs, row: PaymentRow): Promise<CheckoutSession | null> {
  const session = await askProvider(() => house.payments.retrieveSession(row.sessionId));
  if (session?.status === 'open') return session;
  if (!session) {
    // The account was changed: what the provider does not know cannot be paid any more.
    await house.database.orm.update(payments).set({ status: 'expired' }).where(eq(payments.id, row.id));
    return null;
  }
  await inTransaction(house.database, (tx) => applySession(house, tx, session));
  if (session.status === 'complete') throw new AppError('PAYMENT_UNDER_WAY');
  return null;
}

async function keep(house: Needs, { user, application }: Own, session: CheckoutSession): Promise<void> {
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const [row] = await tx
      .insert(payments)
      .values({
        applicationId: application.id,
        provider: house.payments.name,
        sessionId: session.id,
        status: session.status,
        amountCents: session.amountCents,
        currency: session.currency,
        expiresAt: session.expiresAt,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [payments.provider, payments.sessionId] })
      .returning({ id: payments.id });
    if (!row) return;
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'payment.checkout-opened',
      applicationId: application.id,
      subjectId: row.id,
    });
  });
}

/** The secret that opens the one checkout of an application. Asked twice at once, the provider gives the same one. */
export async function createSession(house: Needs, access: Own, language: Language): Promise<string> {
  const { application, user } = access;
  const rows = await paymentsOf(house.database.orm, application.id);
  const isDue = !application.lanPays && !application.isCovered && !isSettled(rows);
  if (!isDue) throw new AppError('PAYMENT_NOT_DUE');
  // Nobody pays for a report that could not be made.
  requireStepsBefore(application, 'payment', await loadProgress(house, application, language), language);
  const unfinished = unfinishedAt(rows, house.payments.name);
  const known = unfinished && (await takeUp(house, unfinished));
  if (known?.clientSecret) return known.clientSecret;
  const attempt = rows.filter(({ provider }) => provider === house.payments.name).length;
  const session = await askProvider(() =>
    house.payments.createSession({
      applicationId: application.id,
      idempotencyKey: `${application.id}-${attempt}`,
      amountCents: REPORT_PRICE_CENTS,
      product: paymentWords(language)('Product'),
      language,
      email: user.profile.email,
      returnUrl: returnUrlOf(house.config.publicUrl, application, language),
    }),
  );
  if (!session.clientSecret) throw new AppError('PROVIDER_FAILED', { detail: 'a new checkout without its secret' });
  await keep(house, access, session);
  return session.clientSecret;
}
