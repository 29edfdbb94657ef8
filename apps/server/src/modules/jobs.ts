import type { House } from '../house.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import type { JobImplementation } from '../jobs/implement-job.ts';
import { type Schedule, schedule } from '../jobs/scheduler.ts';
import { anchorAuditHandler } from './audit/anchor-audit.job.handler.ts';
import { anchorAuditJob } from './audit/anchor-audit.job.ts';
import { endConsentsHandler } from './bank-connection/end-consents.job.handler.ts';
import { endConsents } from './bank-connection/end-consents.job.ts';
import { endErasedConsentHandler } from './bank-connection/end-erased-consent.job.handler.ts';
import { endErasedConsent } from './bank-connection/end-erased-consent.job.ts';
import { resumeFetchHandler } from './bank-connection/resume-fetch.job.handler.ts';
import { resumeFetch } from './bank-connection/resume-fetch.job.ts';
import { sendStaffCodeHandler } from './desk/sign-in/send-staff-code.job.handler.ts';
import { sendStaffCode } from './desk/sign-in/send-staff-code.job.ts';
import { parseDocumentHandler } from './documents/parse-document.job.handler.ts';
import { parseDocument } from './documents/parse-document.job.ts';
import { recheckDocumentsHandler } from './documents/recheck-documents.job.handler.ts';
import { recheckDocuments } from './documents/recheck-documents.job.ts';
import { sweepDocumentsHandler } from './documents/sweep-documents.job.handler.ts';
import { sweepDocuments } from './documents/sweep-documents.job.ts';
import { sendMailHandler } from './mail/send-mail.job.handler.ts';
import { sendMail } from './mail/send-mail.job.ts';
import { sendSandboxEventHandler } from './payment/sandbox/send-event.job.handler.ts';
import { sendSandboxEvent } from './payment/sandbox/send-event.job.ts';
import { issueReceiptHandler } from './receipts/issue-receipt.job.handler.ts';
import { issueReceiptJob } from './receipts/issue-receipt.job.ts';

import { deliverReleaseHandler } from './release/deliver-release.job.handler.ts';
import { deliverRelease } from './release/deliver-release.job.ts';
import { printReportHandler } from './report/print-report.job.handler.ts';
import { printReport } from './report/print-report.job.ts';
import { eraseOldHandler } from './retention/erase-old.job.handler.ts';
import { eraseOld } from './retention/erase-old.job.ts';
import { deliverWebhookHandler } from './webhooks/deliver-webhook.job.handler.ts';
import { deliverWebhook } from './webhooks/deliver-webhook.job.ts';

/** Every kind of background work, and who does it. */
export const jobDefinitions: readonly JobDefinition[] = [
  sendMail,
  sendStaffCode,
  issueReceiptJob,
  sendSandboxEvent,
  printReport,
  deliverRelease,
  parseDocument,
  recheckDocuments,
  sweepDocuments,
  resumeFetch,
  endConsents,
  endErasedConsent,
  eraseOld,
  anchorAuditJob,
  deliverWebhook,
];

export const jobHandlers = (house: House): JobImplementation[] => [
  sendMailHandler(house),
  sendStaffCodeHandler(house),
  issueReceiptHandler(house),
  sendSandboxEventHandler(house),
  printReportHandler(house),
  deliverReleaseHandler(house),
  parseDocumentHandler(house),
  recheckDocumentsHandler(house),
  sweepDocumentsHandler(house),
  resumeFetchHandler(house),
  endConsentsHandler(house),
  endErasedConsentHandler(house),
  eraseOldHandler(house),
  anchorAuditHandler(house),
  deliverWebhookHandler(house),
];

/** Work on papers takes seconds each: it waits in a line of its own, so that no mail waits behind it. */
export const isPaperWork = ({ definition }: JobImplementation): boolean =>
  definition.name === parseDocument.name || definition.name === recheckDocuments.name;

/** Other people's servers may take their time: only messages to them wait for it. */
export const isWebhookWork = ({ definition }: JobImplementation): boolean => definition.name === deliverWebhook.name;

/** What comes round by itself. */
export const jobSchedules: readonly Schedule[] = [
  schedule(sweepDocuments, '*/10 * * * *', {}),
  schedule(endConsents, '*/10 * * * *', {}),
  schedule(eraseOld, '20 2 * * *', {}),
  schedule(anchorAuditJob, '5 * * * *', {}),
];
