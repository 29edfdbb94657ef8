import type { WhoPays } from './payment/who-pays.ts';

/** What the page must know about this installation before its first call; the server puts it into the page itself. */
export interface HouseNotice {
  marketingUrl: string | null;
  /** Certificates the operator really holds. */
  seals: { label: string; icon: 'shield' | 'lock' | 'bank' }[];
  /** True while some provider is only simulated. */
  sandbox: boolean;
  /** Whose payment a household needs: told before anybody is invited. */
  whoPays: WhoPays;
}

/** Id of the element that carries it. */
export const HOUSE_NOTICE_ID = 'vesta-house';
