import type { DocumentType } from '@vesta/domain/documents/types';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { fieldFailure } from '../../lib/parse-form.ts';
import { ownApplication } from '../access/guard.ts';
import { receiveUpload } from './receive-upload.ts';
import { roomForAnother } from './room-for-another.ts';
import { storeUpload } from './store-upload.ts';
import { uploadForm } from './upload-form.ts';

/** Far more than anybody's papers; a script that fills our disks meets it. */
const UPLOADS_PER_HOUR = { max: 300, windowMs: 60 * 60_000 };

const refused = (issues: readonly z.core.$ZodIssue[], request: FastifyRequest): AppError =>
  new AppError('VALIDATION', {
    fields: issues.map(({ path, message }) => fieldFailure(path, message, request.context.language)),
  });

/** One upload from the first byte to its row. `allowed` are the types that this address takes; one alone need not be named. */
export async function uploadDocument(
  house: House,
  request: FastifyRequest,
  allowed: readonly DocumentType[],
): Promise<string> {
  const access = ownApplication(request);
  await takeFromLimit(house, `upload:${access.application.id}`, UPLOADS_PER_HOUR);
  // Before its bytes come, so that none are taken in vain; counted again where it is written down.
  await roomForAnother(house.database.orm, access.application.id);
  const upload = await receiveUpload(house, request);
  const [only] = allowed;
  const form = uploadForm.safeParse(allowed.length === 1 ? { ...upload.fields, type: only } : upload.fields);
  const isWelcome = form.success && allowed.includes(form.data.type);
  if (!isWelcome) {
    const { written } = upload.file;
    if (written) await house.files.delete(written).catch(() => undefined);
    throw refused(form.error?.issues ?? [{ code: 'custom', path: ['type'], message: 'choice', input: null }], request);
  }
  return storeUpload(house, access, form.data, upload);
}
