/** The calls about a bank account that is connected, under the names that the interface gives them. */
export const bankCalls = {
  banks: '/v1/yapily/get-bank-list',
  startRedirect: '/v1/yapily/initiate-single-redirect-auth',
  startEmbedded: '/v1/yapily/initiate-embedded-auth',
  sendCode: '/v1/yapily/send-sca-code',
  enterCode: '/v1/yapily/validate-sca-code',
  embeddedStatus: '/v1/yapily/embedded-sca-auth-status',
  redirectStatus: '/v1/yapily/single-redirect-auth-status',
  transactions: '/v1/yapily/transactions',
  callback: '/v1/yapily/receive-callback',
} as const;
