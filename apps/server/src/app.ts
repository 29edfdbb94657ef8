import { randomUUID } from 'node:crypto';
import { HEADER_REQUEST_ID } from '@vesta/domain/headers';
import { MAX_JSON_BYTES } from '@vesta/domain/limits';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { outboxDirectory } from './config/directories.ts';
import type { House } from './house.ts';
import { countByQueue } from './jobs/dead-letters.ts';
import { accessGuard } from './modules/access/guard.ts';
import { takeTurns } from './modules/access/take-turns.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { bankAccountRoutes } from './modules/bank-account/routes.ts';
import { bankConnectionRoutes } from './modules/bank-connection/routes.ts';
import { bankSandboxRoutes } from './modules/bank-sandbox/routes.ts';
import { confirmationRoutes } from './modules/confirmation/routes.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { flagRoutes } from './modules/countries/flag-routes.ts';
import { countryRoutes } from './modules/countries/routes.ts';
import { demoRoutes } from './modules/demo/routes.ts';
import { logoRoutes } from './modules/desk/company/logo-routes.ts';
import { deskGuard } from './modules/desk/guard.ts';
import { deskRoutes } from './modules/desk/routes.ts';
import { documentRoutes } from './modules/documents/routes.ts';
import { fileRoutes } from './modules/files/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { householdReleaseRoutes } from './modules/household-release/routes.ts';
import { incomeCheckRoutes } from './modules/income-check/routes.ts';
import { invitationRoutes } from './modules/invitations/routes.ts';
import { mortgageInfoRoutes } from './modules/mortgage-info/routes.ts';
import { allMyDataRoutes } from './modules/my-data/all-routes.ts';
import { myDataRoutes } from './modules/my-data/routes.ts';
import { handoverRoutes } from './modules/other-documents/handover/routes.ts';
import { idDocumentRoutes } from './modules/other-documents/id-routes.ts';
import { otherDocumentsRoutes } from './modules/other-documents/routes.ts';
import { outboxRoutes } from './modules/outbox/routes.ts';
import { outlookRoutes } from './modules/outlook/routes.ts';
import { partnerEntryRoutes } from './modules/partner-entry/routes.ts';
import { paymentRoutes } from './modules/payment/routes.ts';
import { personalDetailsRoutes } from './modules/personal-details/routes.ts';
import { placesRoutes } from './modules/places/routes.ts';
import { questionnaireRoutes } from './modules/questionnaire/routes.ts';
import { receiptRoutes } from './modules/receipts/routes.ts';
import { regionGuessRoutes } from './modules/region-guess/routes.ts';
import { releaseRoutes } from './modules/release/routes.ts';
import { reportRoutes } from './modules/report/routes.ts';
import { signupRoutes } from './modules/signup/routes.ts';
import { stateRoutes } from './modules/state/routes.ts';
import { verifyEmailRoutes } from './modules/verify-email/routes.ts';
import { verifyReportRoutes } from './modules/verify-report/routes.ts';
import { webRoutes } from './modules/web/routes.ts';
import { workflowRoutes } from './modules/workflow/routes.ts';
import { answerClientError } from './plugins/client-error.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { metrics } from './plugins/metrics.ts';
import { noNul } from './plugins/no-nul.ts';
import { openapi } from './plugins/openapi.ts';
import { rateLimits } from './plugins/rate-limit.ts';
import { requestContext } from './plugins/request-context.ts';
import { requestLog } from './plugins/request-log.ts';
import { security } from './plugins/security.ts';
import { tracedCalls } from './plugins/traced-calls.ts';

/** A request id from outside is taken over only in this shape; it ends up in logs and answers. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** A whole request, body included: time for 20 MB from a weak phone, and an end for one that drips. */
export const MOST_MS_PER_REQUEST = 300_000;

/** The HTTP side of the house: plugins first, then one line per module. */
export async function buildApp(house: House): Promise<FastifyInstance> {
  const { config } = house;
  const app = Fastify({
    loggerInstance: house.log,
    // Our own line per call stands in plugins/request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_JSON_BYTES,
    forceCloseConnections: 'idle',
    // What was taken in before the end is answered: a process that is told to go turns nobody away.
    return503OnClosing: false,
    requestTimeout: MOST_MS_PER_REQUEST,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, randomUUID()),
    genReqId: ({ headers }) => {
      const given = headers[HEADER_REQUEST_ID.toLowerCase()];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // What a schema does not name is not sent: an answer is an allow-list, in service as in tests.
  app.setSerializerCompiler(serializerCompiler);

  if (house.traces) await app.register(tracedCalls, { traces: house.traces });
  await app.register(requestContext);
  await app.register(requestLog);
  await app.register(errorHandler);
  await security(app, { https: config.publicUrl.startsWith('https:'), takesCards: config.stripe !== null });
  await rateLimits(app, { perMinute: config.rateLimitPerMinute });
  await app.register(noNul);
  await openapi(app, { publicUrl: config.publicUrl, isOpen: config.openDocs });
  const jobCounts = () => countByQueue(house.queue);
  await app.register(metrics, { token: config.metricsToken, figures: house.figures, jobCounts });
  await app.register(takeTurns);
  await app.register(accessGuard, house);
  await app.register(deskGuard, house);

  await app.register(
    async (api) => {
      await api.register(authRoutes, house);
      await api.register(signupRoutes, house);
      await api.register(verifyEmailRoutes, house);
      await api.register(workflowRoutes, house);
      await api.register(stateRoutes, house);
      await api.register(personalDetailsRoutes, house);
      await api.register(invitationRoutes, house);
      await api.register(questionnaireRoutes, house);
      await api.register(mortgageInfoRoutes, house);
      await api.register(confirmationRoutes, house);
      await api.register(outlookRoutes, house);
      await api.register(fileRoutes, house);
      await api.register(otherDocumentsRoutes, house);
      await api.register(idDocumentRoutes, house);
      await api.register(documentRoutes, house);
      await api.register(handoverRoutes, house);
      await api.register(bankAccountRoutes, house);
      await api.register(bankConnectionRoutes, house);
      await api.register(incomeCheckRoutes, house);
      await api.register(paymentRoutes, house);
      await api.register(receiptRoutes, house);
      await api.register(contentRoutes, house);
      await api.register(regionGuessRoutes, house);
      await api.register(placesRoutes, house);
      await api.register(partnerEntryRoutes, house);
      await api.register(reportRoutes, house);
      await api.register(releaseRoutes, house);
      await api.register(householdReleaseRoutes, house);
      await api.register(myDataRoutes, house);
      await api.register(allMyDataRoutes, house);
      await api.register(verifyReportRoutes, house);
      await api.register(countryRoutes);
      await api.register(deskRoutes, house);
    },
    { prefix: '/api' },
  );
  await app.register(flagRoutes);
  await logoRoutes(app as unknown as FastifyInstance, house);
  await healthRoutes(app, house);
  if (house.mail.kind === 'outbox') await app.register(outboxRoutes, { directory: outboxDirectory(config) });
  const isDemonstration = !config.production && config.stripe === null && house.mail.kind === 'outbox';
  if (isDemonstration) await app.register(demoRoutes, house);
  if (house.bankSandbox) await app.register(bankSandboxRoutes, { sandbox: house.bankSandbox });
  await webRoutes(app, house);
  return app as unknown as FastifyInstance;
}
