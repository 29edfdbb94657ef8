import type { Door } from '@vesta/bank-sandbox/door';
import type { RunningSandbox } from '@vesta/bank-sandbox/sandbox';
import type { YapilySettings } from '../yapily/yapily-client.ts';

export interface BankSandbox {
  /** How to speak with it, and where its pages are. */
  settings(): Promise<YapilySettings>;
  close(): Promise<void>;
}

/** The pretended provider. It is loaded and started when somebody first asks for a bank, so that nobody waits for it. */
export function bankSandbox(door: Door): BankSandbox {
  let running: Promise<RunningSandbox> | null = null;
  const start = async () => {
    const { startBankSandbox } = await import('@vesta/bank-sandbox/sandbox');
    return startBankSandbox(door);
  };
  return {
    settings: async () => {
      running ??= start();
      const { baseUrl, credentials } = await running;
      return { baseUrl, ...credentials };
    },
    close: async () => {
      await (await running)?.close();
    },
  };
}
