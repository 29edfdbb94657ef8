import { documents as said } from '@vesta/texts/en/documents';
import { evidence as words } from '@vesta/texts/en/evidence';
import { and, eq } from 'drizzle-orm';
import { applications, documents } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import type { RunningHouse } from './harness/house.ts';
import { handsIn, papersOf, withoutPapers } from './harness/papers.ts';
import { expect, PHONE, soon, test } from './harness/test.ts';

/** Reading takes the machine a while, and others work on it too. */
const READING_MS = 120_000;
const { ParsingStatus, IncomeCheck, Uploads } = words;
const { applicationId } = personas.giulia;
const own = eq(documents.applicationId, applicationId);

const isRead = async ({ inside }: RunningHouse): Promise<boolean> =>
  (await inside.database.orm.select({ status: documents.parseStatus }).from(documents).where(own)).every(
    ({ status }) => status !== 'processing',
  );

/** Keeps one paper in the reader's hands for as long as the test wants, and then lets it go. */
const holds = ({ inside }: RunningHouse, type: string) => ({
  take: () =>
    inside.database.orm
      .update(documents)
      .set({ parseStatus: 'processing' })
      .where(and(own, eq(documents.type, type))),
  letGo: () =>
    inside.database.orm
      .update(documents)
      .set({ parseStatus: 'parsed' })
      .where(and(own, eq(documents.type, type))),
});

const group = ({ page }: Applicant, name: string) => page.getByRole('region', { name, exact: true });

test('PARSE-01 PARSE-02 INC-06 groups with badges, what is wrong and what is missing, and the way back', async ({
  applicant,
  house,
}) => {
  const { page } = applicant;
  await withoutPapers(house, 'giulia');
  const [own] = await papersOf(house, 'giulia', 'payslip');
  const [foreign] = await papersOf(house, 'lena', 'payslip');
  const [statement] = await papersOf(house, 'giulia', 'bank_statement');
  if (!own || !foreign || !statement) throw new Error('A paper is missing.');
  await handsIn(house, 'giulia', '/v1/other-documents/upload', [own, foreign], { type: 'payslip' });
  await handsIn(house, 'giulia', '/v1/bank-account/upload', [statement], { type: 'bank_statement', abi: '02008' });
  await expect.poll(() => isRead(house), { timeout: READING_MS }).toBe(true);
  const { take, letGo } = holds(house, 'bank_statement');
  await take();

  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'parsing-status');
  await applicant.sees(ParsingStatus.Ongoing);
  await applicant.seesHeading(ParsingStatus.OngoingTitle);
  await group(applicant, ParsingStatus.Groups.payslips.Title).getByText(ParsingStatus.Refused).waitFor();
  await group(applicant, ParsingStatus.Groups.bank_statements.Title).getByText(ParsingStatus.InProgress).waitFor();
  await applicant.seesNo(group(applicant, ParsingStatus.Groups.fiscal_documents.Title));
  await applicant.sees(Uploads.PleaseWaitFilesParsed);
  await letGo();
  await applicant.seesHeading(ParsingStatus.CompletedTitle);
  await group(applicant, ParsingStatus.Groups.bank_statements.Title).getByText(ParsingStatus.Finished).waitFor();

  await applicant.continues();
  const wrong = page.getByRole('alert').filter({ hasText: foreign.name });
  await wrong.first().waitFor();
  await page.getByRole('alert').filter({ hasText: said.IncomeCheck.DocumentTypes.fiscal_doc }).waitFor();
  await applicant.sees(said.IncomeCheck.GlobalError);
  await page.setViewportSize(PHONE);
  await expectNoAxeViolations(page);
  await group(applicant, ParsingStatus.Groups.payslips.Title)
    .getByRole('button', { name: `Delete ${foreign.name}` })
    .click();
  await expect
    .poll(() => group(applicant, ParsingStatus.Groups.payslips.Title).getByRole('listitem').count(), soon)
    .toBe(1);
  await applicant.continues();
  await expect.poll(() => wrong.count(), soon).toBe(0);
  await applicant.presses(ParsingStatus.BackToReview);
  await applicant.seesHeading(IncomeCheck.Title);
});

test('PARSE-02 nothing to read is passed over, and a rapid application goes on by itself', async ({
  applicant,
  house,
}) => {
  const { orm } = house.inside.database;
  await withoutPapers(house, 'giulia');
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'parsing-status');
  await applicant.arrivesAt(/\/payment$/);

  // Leaves the page, or it would report its step into the scene that is set now.
  await applicant.opens('/healthz');
  // A student owes a rapid application no papers, so the one at hand is enough.
  await orm
    .update(applications)
    .set({ applicationType: 'rapid', employmentStatus: 'Student', stepRouter: 'income-check' })
    .where(eq(applications.id, applicationId));
  const [slip] = await papersOf(house, 'giulia', 'payslip');
  if (!slip) throw new Error('Giulia has no payslip.');
  await handsIn(house, 'giulia', '/v1/other-documents/upload', [slip], { type: 'payslip' });
  await expect.poll(() => isRead(house), { timeout: READING_MS }).toBe(true);
  const { take, letGo } = holds(house, 'payslip');
  await take();
  await applicant.opensStep('giulia', 'parsing-status', { type: 'rapid' });
  await applicant.seesHeading(ParsingStatus.OngoingTitle);
  await letGo();
  await applicant.arrivesAt(/\/rapid\/fill\/[^/]+\/payment$/);
});
