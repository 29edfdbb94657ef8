import type { SandboxAccount } from './accounts-of.ts';

/** An account in the provider's words. */
export const accountObject = ({ id, iban, holder, kind, currency, balance }: SandboxAccount, now: Date) => ({
  id,
  type: 'ACCOUNT',
  description: kind === 'SAVINGS' ? 'Savings' : 'Current',
  balance: balance / 100,
  currency,
  usageType: 'PERSONAL',
  accountType: kind,
  accountNames: [{ name: holder }],
  accountIdentifications: [{ type: 'IBAN', identification: iban }],
  accountBalances: [
    {
      type: 'CLOSING_BOOKED',
      dateTime: now.toISOString(),
      balanceAmount: { amount: balance / 100, currency },
      creditLineIncluded: false,
    },
  ],
});
