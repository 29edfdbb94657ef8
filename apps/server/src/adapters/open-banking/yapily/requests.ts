import type { ScaMethod } from '@vesta/domain/bank-connection/auth-types';
import type { ConsentKey, ConsentRequest } from '../port.ts';

const FEATURES = ['ACCOUNTS', 'ACCOUNT', 'ACCOUNT_BALANCES', 'ACCOUNT_TRANSACTIONS', 'IDENTITY'];

type Asked = Omit<ConsentRequest, 'callback' | 'psu'>;

/** Bookings of a named span: some banks show older ones only if they were asked for here. */
const accountRequest = ({ transactionsFrom, transactionsTo, expiresAt }: Asked) => ({
  transactionFrom: transactionsFrom.toISOString(),
  transactionTo: transactionsTo.toISOString(),
  expiresAt: expiresAt.toISOString(),
  featureScope: FEATURES,
});

const whoAndWhere = ({ applicationUserId, institutionId }: Pick<Asked, 'applicationUserId' | 'institutionId'>) => ({
  applicationUserId,
  institutionId,
});

/** With `oneTimeToken` the person's browser carries a token that is good for one exchange, never the one that opens. */
export const redirectBody = (request: ConsentRequest) => ({
  ...whoAndWhere(request),
  callback: request.callback,
  oneTimeToken: true,
  accountRequest: accountRequest(request),
});

export const preAuthorisationBody = (request: ConsentRequest) => ({
  ...whoAndWhere(request),
  callback: request.callback,
  oneTimeToken: true,
  scope: 'AIS',
});

export const embeddedBody = (request: Asked, credentials: { userId: string; password: string }) => ({
  ...whoAndWhere(request),
  userCredentials: { id: credentials.userId, password: credentials.password },
  accountRequest: accountRequest(request),
});

export const methodBody = (consent: ConsentKey, { id, type, description }: ScaMethod) => ({
  ...whoAndWhere(consent),
  selectedScaMethod: { id, type, ...(description === null ? {} : { description }) },
});

export const codeBody = (consent: ConsentKey, code: string) => ({ ...whoAndWhere(consent), scaCode: code });
