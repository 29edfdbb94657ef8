import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { ownApplication } from '../access/guard.ts';
import { readFile } from '../files/read-file.ts';
import { issueReceipt, receiptFileName } from './issue-receipt.ts';
import { loadReceiptOf } from './load-receipt.ts';

export const receiptRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/payment/receipt',
    {
      config: { cookie: true },
      schema: { tags: ['payment'], summary: 'The receipt of the application’s payment, as a PDF' },
    },
    async (request, reply) => {
      const access = ownApplication(request);
      const loaded = await loadReceiptOf(house, access.application.id);
      // The paper is made by a job; whoever is faster than it does not wait for it.
      const fileId = loaded && (await issueReceipt(house, loaded.receipt.id));
      if (!fileId) throw new AppError('NOT_FOUND', { detail: 'no receipt' });
      const { body, contentType, sizeBytes } = await readFile(house, access, fileId);
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `inline; filename="${receiptFileName(loaded.receipt)}"`)
        .header('Content-Length', sizeBytes)
        .type(contentType)
        .send(body);
    },
  );
};
