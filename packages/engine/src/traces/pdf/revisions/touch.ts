/**
 * What a later state did to the one before. `proof` are certificates and time stamps that a signature brings along,
 * `remarks` are marks and notes for the reader, `added_notes` boxes and stamps that may cover something; such that were
 * changed or taken away are `annotations`. `refilled` is a field that showed something else before. `unlisted` are
 * objects behind the end of the file.
 */
export const touchKinds = [
  'page_content',
  'page_fonts',
  'page_size',
  'page_count',
  'annotations',
  'added_notes',
  'remarks',
  'form_fields',
  'refilled',
  'signature',
  'proof',
  'metadata',
  'layers',
  'actions',
  'unlisted',
] as const;
export type TouchKind = (typeof touchKinds)[number];

export interface Touch {
  readonly kind: TouchKind;
  readonly page: number | null;
  /** Name of the field of a form, where one was filled in. */
  readonly field?: string;
}
