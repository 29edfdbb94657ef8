import { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { releasedReportPath } from '@vesta/domain/release';
import { files } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { pageLink } from '../../lib/page-link.ts';
import { lockLiving } from '../applications/lock-living.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { verifyLink } from '../report/verify-link.ts';
import { type LoadedRelease, releaseById, subjectOf } from './load-release.ts';
import { type PrintedRelease, releasedPaper } from './released-papers.ts';

type Needs = Pick<
  House,
  'database' | 'vault' | 'clock' | 'queue' | 'config' | 'files' | 'reportKeys' | 'printer' | 'timestamp'
>;

const DAY_MS = 86_400_000;

function mailOf(house: Needs, release: LoadedRelease) {
  const { recipient, subject, stored, language } = release;
  const days = Math.max(1, Math.ceil((stored.expiresAt.getTime() - house.clock.now().getTime()) / DAY_MS));
  return {
    order: {
      to: recipient.email,
      applicationId: subject.applicationId,
      language,
      listingId: subject.listing?.id ?? null,
    },
    params: {
      audience: 'recipient' as const,
      recipientName: recipient.name,
      ...subjectOf(release),
      days,
    },
  };
}

async function sendLink(house: Needs, release: LoadedRelease, token: string): Promise<void> {
  const link = pageLink(house.config, release.subject.region, releasedReportPath(release.language));
  // Behind the hash: no server or log on the way sees it.
  link.hash = `token=${token}`;
  const { order, params } = mailOf(house, release);
  await inTransaction(house.database, (tx) =>
    enqueueMail(house, tx, { ...order, template: 'report-ready', params: { ...params, link: link.href } }),
  );
}

async function papersOf(house: Needs, release: LoadedRelease): Promise<PrintedRelease[]> {
  const report = await releasedPaper(house, release, 'report');
  const household = release.withHousehold ? await releasedPaper(house, release, 'household') : null;
  return [report, household].filter((paper) => paper !== null);
}

async function sendPapers(house: Needs, release: LoadedRelease): Promise<void> {
  const { subject, stored, language } = release;
  const papers = await papersOf(house, release);
  const stack: { fileName: string; written: Awaited<ReturnType<Needs['files']['write']>> }[] = [];
  const { order, params } = mailOf(house, release);
  try {
    for (const { fileName, pdf } of papers) {
      const written = await house.files.write(Readable.from([Buffer.from(pdf)]), { maxBytes: MAX_UPLOAD_BYTES });
      stack.push({ fileName, written });
    }
    await inTransaction(house.database, async (tx) => {
      await lockLiving(tx, subject.applicationId);
      const rows = await tx
        .insert(files)
        .values(
          stack.map(({ written }) => ({
            ...written,
            sha256: Buffer.from(written.sha256),
            applicationId: subject.applicationId,
            contentType: 'application/pdf',
            createdAt: house.clock.now(),
          })),
        )
        .returning({ id: files.id });
      await enqueueMail(house, tx, {
        ...order,
        template: 'report-attached',
        params: {
          ...params,
          fileName: stack.map(({ fileName }) => fileName).join(', '),
          verifyLink: verifyLink(house, stored, language).link,
        },
        attachments: rows.map(({ id }, at) => ({ fileId: id, fileName: stack[at]?.fileName ?? '' })),
      });
    });
  } catch (error) {
    await Promise.all(stack.map(({ written }) => house.files.delete(written).catch(() => undefined)));
    throw error;
  }
}

/** What was withdrawn before its turn came is not sent any more. */
export async function deliverReleased(house: Needs, releaseId: string, token: string): Promise<void> {
  const release = await releaseById(house, releaseId);
  if (!release) return;
  if (release.delivery === 'link') await sendLink(house, release, token);
  else await sendPapers(house, release);
}
