import { fillIn } from '@vesta/domain/address-of-call';
import { type DocumentType, isFiscalType } from '@vesta/domain/documents/types';

/** The calls about papers, each written once. */
export const documentCalls = {
  list: '/v1/other-documents/list',
  idOptions: '/v1/other-documents/id-upload-options',
  supported: '/v2/income-check/supported-documents',
  validate: '/v2/income-check/validate-documents',
  uploadDone: '/v2/income-check/set-upload-done-time',
  sendList: '/v2/income-check/send-list',
  banks: '/v1/bank-account/get-bank-list',
  finalizeStatement: '/v1/bank-account/finalize-parse',
  handover: '/v1/other-documents/handover',
  handoverStatus: '/v1/other-documents/handover/:handoverId',
  handoverOpen: '/v1/other-documents/handover/open',
} as const;

/** The calls about one paper. */
export const paperCall = <const Part extends 'reading' | 'correct' | 'explain' | `pages/${number}`>(
  documentId: string,
  part: Part,
) => fillIn(`/v1/other-documents/:documentId/${part}`, { documentId });

const family = (type: DocumentType) => (type === 'bank_statement' ? '/v1/bank-account' : '/v1/other-documents');

export const uploadCall = (type: DocumentType): string =>
  isFiscalType(type) ? '/v1/other-documents/upload-fiscal' : `${family(type)}/upload`;

export const deleteCall = (type: DocumentType) => `${family(type)}/delete` as const;
