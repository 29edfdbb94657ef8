// Fills the database that the environment names with the demo people, makes one of them a report, and orders as many
// papers of it as the first argument says. They are printed by whoever serves this database next.
import { randomBytes } from 'node:crypto';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { reportFiles, reports } from '../../apps/server/src/db/schema/index.ts';
import { personas } from '../../apps/server/src/db/seed/personas.ts';
import { seedDemo } from '../../apps/server/src/db/seed/seed.ts';
import { inTransaction } from '../../apps/server/src/db/transaction.ts';
import { ensureReport } from '../../apps/server/src/modules/report/ensure-report.ts';
import { loadSubject } from '../../apps/server/src/modules/report/load-subject.ts';
import { printReport } from '../../apps/server/src/modules/report/print-report.job.ts';
import { sealReport } from '../../apps/server/src/modules/report/stored-report.ts';
import { completeSteps } from '../../apps/server/src/modules/report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../../apps/server/src/modules/report/testing/hand-in-papers.ts';
import { payFor } from '../../apps/server/src/modules/report/testing/pay-for.ts';
import { startSession } from '../../apps/server/src/modules/sessions/start-session.ts';
import { openHouse } from '../../apps/server/src/open-house.ts';
import type { PreparedReports } from '../lib/prepared-reports.ts';

const count = Number(process.argv[2] ?? 1);
const house = await openHouse(readConfig({ LOG_LEVEL: 'warn', ...process.env }));
try {
  await seedDemo(house);
  const { userId, applicationId } = personas.giulia;
  await handInPapers(house, applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(house, personas.giulia);
  await payFor(house, applicationId);
  const subject = await loadSubject(house, applicationId);
  if (!subject) throw new Error('The demo person is gone.');
  const stored = await ensureReport(house, subject);
  for (let i = 0; i < count; i += 1) {
    await inTransaction(house.database, async (tx) => {
      const [report] = await tx
        .insert(reports)
        .values({
          applicationId,
          kind: 'rent',
          modelVersion: stored.report.model.name,
          inputsDigest: randomBytes(32),
          modelSealed: sealReport(house, stored.report),
          generatedAt: stored.generatedAt,
          expiresAt: stored.expiresAt,
        })
        .returning({ id: reports.id });
      const [file] = await tx
        .insert(reportFiles)
        .values({ reportId: report?.id ?? '', scope: 'single', language: 'it' })
        .returning({ id: reportFiles.id });
      await house.queue.enqueue(printReport, { reportFileId: file?.id ?? '' }, { tx });
    });
  }
  const token = await inTransaction(house.database, (tx) => startSession(house, tx, userId));
  process.stdout.write(JSON.stringify({ token, applicationId, report: stored.report } satisfies PreparedReports));
} finally {
  await house.close();
}
