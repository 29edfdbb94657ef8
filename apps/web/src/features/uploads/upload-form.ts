import { MAX_FILE_NAME_LENGTH, type uploadFields } from '@vesta/domain/documents/upload';
import type { UploadEntry } from './upload-entry.ts';

type FieldName = (typeof uploadFields)[number];

/** What is said about the file goes before it, so that the server can judge while it arrives. */
export function uploadForm({ key, file, slot }: UploadEntry): FormData {
  const form = new FormData();
  const put = (name: FieldName, value: string) => form.append(name, value);
  put('type', slot.type);
  put('name', file.name.slice(0, MAX_FILE_NAME_LENGTH));
  put('upload_key', key);
  for (const [name, value] of Object.entries(slot.fields)) put(name as FieldName, value);
  form.append('file' satisfies FieldName, file);
  return form;
}
