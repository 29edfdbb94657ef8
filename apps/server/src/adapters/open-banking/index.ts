import type { House } from '../../house.ts';
import type { OpenBankingProvider } from './port.ts';
import { type BankSandbox, bankSandbox } from './sandbox/bank-sandbox.ts';
import type { Wait, YapilySettings } from './yapily/yapily-client.ts';
import { yapilyProvider } from './yapily/yapily-provider.ts';

type Needs = Pick<House, 'clock' | 'random'> & { wait: Wait };

export interface OpenBanking {
  provider: OpenBankingProvider;
  /** Null: the provider is a real one. */
  sandbox: BankSandbox | null;
}

/** Null settings mean the sandbox, which production refuses. It is spoken with over HTTP, by the same code. */
export function createOpenBanking(settings: YapilySettings | null, { clock, random, wait }: Needs): OpenBanking {
  if (settings) return { provider: yapilyProvider({ name: 'yapily', settings, wait }), sandbox: null };
  const sandbox = bankSandbox({ clock, random, wait });
  return { provider: yapilyProvider({ name: 'sandbox', settings: sandbox.settings, wait }), sandbox };
}
