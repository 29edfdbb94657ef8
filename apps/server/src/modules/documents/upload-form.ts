import { NO_ID_TYPE } from '@vesta/domain/documents/id-papers';
import { idCombinations } from '@vesta/domain/documents/id-upload-options';
import { documentTypes } from '@vesta/domain/documents/types';
import { MAX_DESCRIPTION_LENGTH, MAX_FILE_NAME_LENGTH } from '@vesta/domain/documents/upload';
import * as z from 'zod';

const blank = (value: unknown) => (value === '' || value === 'null' || value === 'undefined' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    blank,
    schema.nullish().transform((v) => v ?? null),
  );

const fields = z.object({
  type: z.enum(documentTypes),
  name: optional(z.string().trim().max(MAX_FILE_NAME_LENGTH)),
  description: optional(z.string().trim().max(MAX_DESCRIPTION_LENGTH)),
  id_type: z.preprocess(blank, z.string().max(40).default(NO_ID_TYPE)),
  selected_ids_combination: optional(z.enum(idCombinations)),
  bank: optional(z.string().trim().max(120)),
  abi: optional(z.string().regex(/^\d{5,8}$/)),
  /** Any paper, to be put where it belongs once it is read. */
  sort: z.preprocess(blank, z.literal('yes').optional()).transform((sort) => sort === 'yes'),
  upload_key: optional(z.string().regex(/^[\w-]{8,80}$/)),
});
/** The fields of an upload beside its file. What a browser leaves empty was not said; any other paper needs a word. */
export const uploadForm = fields.refine(({ type, description, sort }) => type !== 'other' || sort || description, {
  path: ['description'],
  message: 'required',
});
export type UploadForm = z.infer<typeof uploadForm>;
