import type { SandboxBank } from '../banks.ts';
import { type Door, newId, newSecret } from '../door.ts';
import { type Consent, isAwaiting, type Status } from './consent.ts';

/** Nobody comes back to a consent after an hour. */
const KEPT_MS = 3_600_000;

export interface Opening {
  readonly applicationUserId: string;
  readonly bank: SandboxBank;
  readonly status: Status;
  readonly callback: string | null;
  readonly wantsOneTimeToken: boolean;
}

/** The consents of one process, in memory: they are gone with it, as nothing real hangs on them. */
export class ConsentBook {
  readonly #consents = new Map<string, Consent>();
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  open(opening: Opening): Consent {
    const now = this.#door.clock.now();
    for (const { id, createdAt } of this.#consents.values())
      if (now.getTime() - createdAt.getTime() > KEPT_MS) this.#consents.delete(id);
    const consent: Consent = {
      ...opening,
      id: newId(this.#door),
      userUuid: newId(this.#door),
      createdAt: now,
      ticket: opening.callback === null ? null : newSecret(this.#door),
      from: null,
      to: null,
      expiresAt: null,
      token: null,
      oneTimeToken: null,
      authorizedAt: null,
      customer: null,
      hasProved: false,
      accountIds: null,
      selected: null,
      wrongCodes: 0,
      polls: 0,
      dataCalls: 0,
      asked: new Set(),
    };
    this.#consents.set(consent.id, consent);
    return consent;
  }

  #find(fits: (consent: Consent) => boolean): Consent | null {
    const found = [...this.#consents.values()].find(fits) ?? null;
    if (found) this.#expire(found);
    return found;
  }

  #expire(consent: Consent): void {
    const isOver = consent.expiresAt !== null && consent.expiresAt <= this.#door.clock.now();
    if (isOver && (isAwaiting(consent) || consent.status === 'AUTHORIZED')) consent.status = 'EXPIRED';
  }

  byId = (id: string): Consent | null => this.#find((consent) => consent.id === id);
  byTicket = (ticket: string): Consent | null => this.#find((consent) => consent.ticket === ticket);
  byToken = (token: string): Consent | null => this.#find((consent) => consent.token === token);

  /** Good for one exchange. */
  takeOneTimeToken(given: string): Consent | null {
    const found = this.#find((consent) => consent.oneTimeToken === given);
    if (found) found.oneTimeToken = null;
    return found;
  }

  remove = (id: string): boolean => this.#consents.delete(id);

  /** The person agreed: the first leg opens the second, the second opens the accounts. */
  approve(consent: Consent): void {
    consent.status = consent.status === 'AWAITING_PRE_AUTHORIZATION' ? 'PRE_AUTHORIZED' : 'AUTHORIZED';
    consent.token = newSecret(this.#door);
    consent.authorizedAt = this.#door.clock.now();
    if (consent.wantsOneTimeToken) consent.oneTimeToken = newSecret(this.#door);
  }

  /** The second leg of a consent whose first one was agreed to. */
  continue(consent: Consent, callback: string | null): void {
    consent.status = 'AWAITING_AUTHORIZATION';
    consent.token = null;
    consent.callback = callback;
    consent.ticket = newSecret(this.#door);
    consent.hasProved = false;
  }
}
