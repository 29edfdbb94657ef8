import * as z from 'zod';

/** Left out, or null, or there: banks differ. Enumerations are open, because values are added without notice. */
const text = z.string().nullish();

const codeDetails = z.object({ code: text }).nullish();
const amount = z.object({ amount: z.number(), currency: z.string() });
const identifications = z.array(z.object({ type: text, identification: text })).nullish();
const party = z.object({ name: text, accountIdentifications: identifications }).nullish();

export const institutionObject = z.object({
  id: z.string(),
  name: text,
  fullName: text,
  countries: z.array(z.object({ countryCode2: text, bic: text })).nullish(),
  features: z.array(z.string()).nullish(),
});
export type InstitutionObject = z.infer<typeof institutionObject>;

export const scaMethodObject = z.object({ id: z.string(), type: text, description: text, information: text });
export type ScaMethodObject = z.infer<typeof scaMethodObject>;

/** What every authorisation answers, and what is told of a consent later: the latter is a part of the former. */
export const consentObject = z.object({
  id: z.string(),
  institutionId: text,
  applicationUserId: text,
  status: text,
  consentToken: text,
  authorisationUrl: text,
  scaMethods: z.array(scaMethodObject).nullish(),
  selectedScaMethod: scaMethodObject.nullish(),
});
export type ConsentObject = z.infer<typeof consentObject>;

export const balanceObject = z.object({ type: text, dateTime: text, balanceAmount: amount.nullish() });

export const accountObject = z.object({
  id: z.string(),
  description: text,
  nickname: text,
  balance: z.number().nullish(),
  currency: text,
  accountType: text,
  accountNames: z.array(z.object({ name: text })).nullish(),
  accountIdentifications: identifications,
  accountBalances: z.array(balanceObject).nullish(),
});
export type AccountObject = z.infer<typeof accountObject>;

export const identityObject = z.object({ firstName: text, lastName: text, fullName: text });
export type IdentityObject = z.infer<typeof identityObject>;

export const transactionObject = z.object({
  id: text,
  date: text,
  bookingDateTime: text,
  valueDateTime: text,
  status: text,
  amount: z.number().nullish(),
  currency: text,
  transactionAmount: amount.nullish(),
  reference: text,
  description: text,
  transactionInformation: z.array(z.string()).nullish(),
  isoBankTransactionCode: z
    .object({ domainCode: codeDetails, familyCode: codeDetails, subFamilyCode: codeDetails })
    .nullish(),
  balance: balanceObject.pick({ type: true, balanceAmount: true }).nullish(),
  payeeDetails: party,
  payerDetails: party,
  merchant: z.object({ merchantName: text }).nullish(),
});
export type TransactionObject = z.infer<typeof transactionObject>;

export const meta = z.object({
  tracingId: text,
  pagination: z.object({ totalCount: z.int().min(0).nullish() }).nullish(),
});

/** Both shapes in which failures are told. Nothing of their messages is kept: they may quote what was sent. */
export const failureObject = z.object({
  error: z.object({
    tracingId: text,
    source: text,
    institutionError: z.object({ httpStatusCode: z.int().nullish() }).nullish(),
    issues: z
      .array(z.object({ type: text, institutionError: z.object({ httpStatusCode: z.int().nullish() }).nullish() }))
      .nullish(),
  }),
});
