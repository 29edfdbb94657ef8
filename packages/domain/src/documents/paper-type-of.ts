/** Uploads and what was recognised have names of their own; words are kept under the latter. */
const recognised: Readonly<Record<string, string>> = {
  national_id: 'identity_document',
  fiscal_doc: 'fiscal_document',
  cud: 'cu',
  mortgage_doc: 'other',
};

/** The name under which the words for a kind of paper are found. */
export const paperTypeOf = (type: string): string => recognised[type] ?? type;
