import type { BankAuthType, ScaMethod } from '@vesta/domain/bank-connection/auth-types';

export interface PsuDemands {
  ipAddress: boolean;
  id: boolean;
  corporateId: boolean;
}

/** A bank of which accounts and transactions can be fetched. Others are not listed. */
export interface Institution {
  id: string;
  name: string;
  /** Upper-case ISO codes. */
  countries: string[];
  bics: string[];
  authType: BankAuthType;
  psu: PsuDemands;
  /** The bank names the holder of an account by itself. */
  givesIdentity: boolean;
  /** The longest span that one question for transactions may cover; null where the bank sets none. */
  windowDays: number | null;
}

/** The provider's words for where a consent stands, brought down to what decides our next step. */
export type ConsentStatus =
  | 'awaiting'
  | 'awaiting-decoupled'
  | 'awaiting-method'
  | 'awaiting-code'
  | 'pre-authorised'
  | 'authorised'
  | 'ended'
  | 'unknown';

export interface BankConsent {
  id: string;
  institutionId: string | null;
  applicationUserId: string | null;
  status: ConsentStatus;
  /** The provider's own word, for the log. */
  providerStatus: string;
  /** A secret: opens the account. Never leaves the server, never unsealed at rest. */
  token: string | null;
  /** Where the person agrees; null where the bank asks in its app. */
  authorisationUrl: string | null;
  methods: ScaMethod[];
  selectedMethod: ScaMethod | null;
}

/** Who asks, as the bank wants to know it with every call made for a person. */
export interface Psu {
  ipAddress: string | null;
  id: string | null;
  corporateId: string | null;
}

export interface ConsentRequest {
  institutionId: string;
  applicationUserId: string;
  callback: string;
  /** Which bookings will be asked for; some banks refuse older ones that were not named here. */
  transactionsFrom: Date;
  transactionsTo: Date;
  expiresAt: Date;
  psu: Psu;
}

/** Kept in memory for the one call that needs them. */
export interface BankCredentials {
  userId: string;
  password: string;
}

export interface FeedAccount {
  id: string;
  iban: string | null;
  /** As printed where there is no IBAN. */
  number: string | null;
  holders: string[];
  currency: string | null;
  /** CURRENT, SAVINGS, CREDIT_CARD …; the provider's word. */
  kind: string | null;
  name: string | null;
  balance: FeedBalance | null;
}

export interface FeedBalance {
  cents: number;
  currency: string;
  day: string | null;
}

export interface FeedTransaction {
  /** Null where the bank gives none: pages may then repeat an entry unnoticed. */
  id: string | null;
  isBooked: boolean;
  bookedOn: string | null;
  valueOn: string | null;
  /** Signed: what leaves the account is negative. */
  cents: number;
  currency: string;
  description: string;
  counterparty: string | null;
  counterpartyIban: string | null;
  balanceAfterCents: number | null;
  /** ISO 20022 domain, family and sub-family, where given. */
  bankCode: string | null;
}

export interface TransactionPage {
  transactions: FeedTransaction[];
  /** Null after the last page. */
  nextOffset: number | null;
}

export type OpenBankingProviderName = 'yapily' | 'sandbox';

/** Failures of the service arrive as OpenBankingError. */
export interface OpenBankingProvider {
  readonly name: OpenBankingProviderName;
  institutions(): Promise<Institution[]>;
  startRedirect(request: ConsentRequest): Promise<BankConsent>;
  startPreAuthorisation(request: ConsentRequest): Promise<BankConsent>;
  /** The second leg, opened with the token of the first. */
  continueAfterPreAuthorisation(request: ConsentRequest, preToken: string): Promise<BankConsent>;
  startEmbedded(request: Omit<ConsentRequest, 'callback'>, credentials: BankCredentials): Promise<BankConsent>;
  chooseMethod(consent: ConsentKey, method: ScaMethod): Promise<BankConsent>;
  enterCode(consent: ConsentKey, code: string): Promise<BankConsent>;
  /** Null for a consent that the provider does not know. */
  consent(id: string): Promise<BankConsent | null>;
  exchangeOneTimeToken(oneTimeToken: string): Promise<BankConsent>;
  /** True also for a consent that is gone already. */
  deleteConsent(id: string): Promise<void>;
  accounts(access: DataAccess): Promise<FeedAccount[]>;
  /** The name of whoever signed in, as the bank knows it; null where the bank tells none. */
  identity(access: DataAccess): Promise<string | null>;
  transactions(access: DataAccess, query: TransactionQuery): Promise<TransactionPage>;
}

export interface ConsentKey {
  consentId: string;
  institutionId: string;
  applicationUserId: string;
  psu: Psu;
}

export interface DataAccess {
  token: string;
  psu: Psu;
}

export interface TransactionQuery {
  accountId: string;
  from: Date;
  before: Date;
  offset: number;
}
