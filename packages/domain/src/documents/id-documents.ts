import * as z from 'zod/mini';
import { idTypes } from './id-papers.ts';
import { missingSide } from './upload.ts';

export const idDocuments = z.object({
  success: z.literal(true),
  id_documents: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.literal('national_id'),
      parse_task: z.object({ error: z.nullable(z.string()) }),
      result: z.object({ document_type: z.nullable(z.string()) }),
    }),
  ),
});
export type IdDocuments = z.infer<typeof idDocuments>;

export const parsedIdDocumentTypes = z.object({
  success: z.literal(true),
  /** Usable papers only: what failed proves nothing. */
  parsed_types: z.array(z.enum(idTypes)),
  missing_documents: z.array(z.string()),
  missing_sides: z.array(missingSide),
});
export type ParsedIdDocumentTypes = z.infer<typeof parsedIdDocumentTypes>;
