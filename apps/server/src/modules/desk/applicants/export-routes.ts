import { deskCalls } from '@vesta/domain/desk/calls';
import type { Language } from '@vesta/domain/languages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses } from '../../../lib/answers.ts';
import { readCompany } from '../company/read-company.ts';
import { deskRoute, memberOf } from '../guard.ts';
import type { Member } from '../staff.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { comparisonPaper } from './comparison-paper.ts';
import { listApplicants } from './list-applicants.ts';
import { recordExport } from './record-export.ts';

type Found = Awaited<ReturnType<typeof listApplicants>>;

interface ExportKind {
  call: 'applicants.csv' | 'applicants.pdf';
  ending: string;
  type: string;
  summary: string;
  make(house: House, member: Member, found: Found, language: Language): Promise<Buffer>;
}

const kinds: readonly ExportKind[] = [
  {
    call: 'applicants.csv',
    ending: 'csv',
    type: 'text/csv; charset=utf-8',
    summary: 'The released figures as a table for other programs',
    make: async (_house, _member, found, language) => Buffer.from(comparisonCsv(found, language)),
  },
  {
    call: 'applicants.pdf',
    ending: 'pdf',
    type: 'application/pdf',
    summary: 'The released figures side by side on paper',
    make: async (house, member, found, language) => {
      const about = { ...found, company: (await readCompany(house, member)).name };
      const paper = comparisonPaper(about, house.clock.now(), language);
      return Buffer.from(await house.printer.print({ kind: 'comparison', paper }));
    },
  },
];

/** Figures that leave the house as a file; whose they are is on record before they go. */
export const deskExportRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  for (const { call, ending, type, summary, make } of kinds) {
    app.get(
      deskCalls[call].path,
      {
        config: deskRoute(call),
        schema: {
          tags: ['desk'],
          summary,
          params: z.object({ company: z.string(), listing: z.string() }),
          response: failureResponses(401, 403, 404),
        },
      },
      async (request, reply) => {
        const member = memberOf(request);
        const found = await listApplicants(house, member, request.params.listing);
        await recordExport(house, member, found);
        return reply
          .type(type)
          .header('Cache-Control', 'no-store')
          .header('Content-Disposition', `attachment; filename="Vesta-${found.listing.id.slice(-6)}.${ending}"`)
          .send((await make(house, member, found, request.context.language)) as never);
      },
    );
  }
};
