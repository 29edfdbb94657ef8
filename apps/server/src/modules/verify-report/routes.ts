import { MAX_UPLOAD_BYTES, NUMBER_LOOK_UPS, PAPER_VERIFICATIONS } from '@vesta/domain/limits';
import { codeVerdict, numberVerdict, paperVerdict } from '@vesta/domain/verification';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { clientLeft } from '../../lib/client-left.ts';
import { createFairLine } from '../../lib/fair-line.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { fingerprintsIn } from '../report/keys/report-keys.ts';
import { confirmStanding } from './confirm-standing.ts';
import { judgeCode } from './judge-code.ts';
import { judgePaper } from './judge-paper.ts';
import { lookUpNumber } from './look-up-number.ts';

/** Longer than any code of ours; what is longer is refused before anybody looks at it. */
const MAX_TOKEN = 600;
const MAX_NUMBER = 40;
/** Whole files wait in memory. */
const LINE = { atOnce: 1, mostPerPerson: 2, mostInAll: 8 } as const;

/** Whoever holds a paper may ask whether it is genuine. The answers tell no figures. */
export const verifyReportRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  const line = createFairLine(LINE);
  app.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    async (_request: unknown, body: Buffer | string) => body,
  );

  app.get(
    '/v1/openapis/verify-qr-code',
    {
      config: { access: 'public' },
      schema: {
        tags: ['verification'],
        summary: 'Whether the code on a paper is genuine, in date and not withdrawn',
        querystring: z.object({ token: z.string().max(MAX_TOKEN) }),
        response: { 200: codeVerdict, ...failureResponses(422) },
      },
    },
    async ({ query: { token } }) => {
      const judgement = judgeCode(token, house.reportKeys.known, house.clock.now());
      return { success: true as const, ...(await confirmStanding(house, judgement)) };
    },
  );

  app.get(
    '/v1/openapis/report-number',
    {
      config: { access: 'public' },
      schema: {
        tags: ['verification'],
        summary: 'How the report with the number on a paper stands; names nobody',
        querystring: z.object({ number: z.string().max(MAX_NUMBER) }),
        response: { 200: numberVerdict, ...failureResponses(422) },
      },
    },
    async ({ query: { number }, ip }) => {
      await takeFromLimit(house, `report-number:${ip}`, NUMBER_LOOK_UPS);
      return lookUpNumber(house, number);
    },
  );

  app.post(
    '/v1/openapis/verify-pdf',
    {
      config: { access: 'public' },
      bodyLimit: MAX_UPLOAD_BYTES,
      // Before the body is read: whoever has asked too often sends no more megabytes.
      onRequest: async (request) => takeFromLimit(house, `verify-pdf:${request.ip}`, PAPER_VERIFICATIONS),
      schema: {
        tags: ['verification'],
        summary: 'Whether a PDF was sealed here and is unchanged, and which report it is',
        consumes: ['application/pdf'],
        response: { 200: paperVerdict, ...failureResponses(413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_CONTENT', { values: { expected: 'PDF' } });
      const { known } = house.reportKeys;
      const read = () => house.sealReader.read({ file: body, ours: fingerprintsIn(known) });
      const verdict = await line.run(request.ip, read, clientLeft(reply));
      const { seal, judgement } = judgePaper(verdict, known, house.clock.now());
      return { success: true as const, seal, ...(await confirmStanding(house, judgement)) };
    },
  );

  app.get(
    '/v1/openapis/report-keys',
    {
      config: { access: 'public' },
      schema: {
        tags: ['verification'],
        summary: 'The public keys with which anybody can verify a report without asking us again',
        response: {
          200: z.object({
            success: z.literal(true),
            codeKeys: z.array(z.string()),
            certificates: z.array(z.string()),
          }),
          ...failureResponses(),
        },
      },
    },
    async () => ({ success: true as const, ...house.reportKeys.known }),
  );
};
