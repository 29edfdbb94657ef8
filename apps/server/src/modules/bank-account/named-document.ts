import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';

const idIn = (fields: unknown): string | undefined => {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const { document_id: named, id } = fields as Record<string, unknown>;
  const found = named ?? id;
  return typeof found === 'string' ? found : undefined;
};

/** The paper that a call names in its body, be it JSON or a form. A file that comes along is not needed again. */
export async function namedDocument(request: FastifyRequest): Promise<string | undefined> {
  if (!request.isMultipart()) return idIn(request.body);
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else part.file.resume();
    }
  } catch (error) {
    throw new AppError('UPLOAD_INCOMPLETE', { cause: error, detail: 'the form broke off' });
  }
  return idIn(fields);
}
