import type { Language } from '@vesta/domain/languages';
import type { MyData } from '@vesta/domain/my-data/my-data';
import { desc, eq } from 'drizzle-orm';
import { applications, consents, payments, receipts } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { Access } from '../access/access.ts';
import { receiptNumber } from '../receipts/receipt-number.ts';
import { myApplication } from './my-application.ts';
import { wantsNews } from './news-consent.ts';
import { ownApplications } from './own-applications.ts';

type Needs = Pick<House, 'database' | 'vault' | 'config'>;

async function receiptsOf({ database }: Needs, userId: string): Promise<string[]> {
  const rows = await database.orm
    .select({ year: receipts.year, number: receipts.number })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .where(eq(applications.userId, userId));
  return rows.map(receiptNumber);
}

/** Everything the page shows about a person: applications, who saw what, what was agreed to. */
export async function myDataOf(house: Needs, { user }: Access, language: Language): Promise<MyData> {
  const given = await house.database.orm
    .select()
    .from(consents)
    .where(eq(consents.userId, user.id))
    .orderBy(desc(consents.createdAt));
  const mine: MyData['applications'] = [];
  for (const owned of await ownApplications(house, user.id)) mine.push(await myApplication(house, owned, language));
  const { first_name, last_name, email } = user.profile;
  return {
    success: true,
    first_name,
    last_name,
    email,
    applications: mine,
    consents: given.map(({ kind, granted, textVersion, createdAt }) => ({
      kind,
      granted,
      text_version: textVersion,
      at: createdAt.toISOString(),
    })),
    wants_news: await wantsNews(house.database.orm, user.id),
    receipts: await receiptsOf(house, user.id),
  };
}
