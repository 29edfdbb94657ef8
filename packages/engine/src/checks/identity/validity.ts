import { type Validity, type ValidityQuestion, validityOf } from '../../documents/identity/rules/validity.ts';
import type { CheckContext } from '../subject.ts';
import { type IdentityDocument, valueOn } from './document.ts';
import { hasRenewalReceipt } from './renewal-receipt.ts';

export const questionOf = (document: IdentityDocument): ValidityQuestion => ({
  type: document.type,
  country: document.country,
  expiryDate: valueOn(document, 'expiry_date'),
  issueDate: valueOn(document, 'issue_date'),
  birthDate: valueOn(document, 'birth_date'),
  unlimited: document.parts.some(({ reading }) => reading.fields.unlimited_validity?.value === true),
  hasRenewalReceipt: document.parts.some(({ set }) => hasRenewalReceipt(set)),
});

export const validityOn = (document: IdentityDocument, { today }: CheckContext): Validity =>
  validityOf(questionOf(document), today);
