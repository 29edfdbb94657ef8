const KEY = 'vesta.email-proof';

/** What this tab knows about an address that is being confirmed, so that a reload or a step back asks nothing again. */
export interface EmailProof {
  /** The application in the address of the page; null before the server has named one. */
  applicationId: string | null;
  /** As typed; null when the person comes back to an application and only the server knows the address. */
  email: string | null;
  /** The server's masked form of the address. */
  hint: string | null;
  /** True right after signing up: the flow goes on. Otherwise the person returns to where they were. */
  isNew: boolean;
  /** When the newest code went out and when another may, in milliseconds; null before the first. */
  sentAt: number | null;
  retryAt: number | null;
  /** The answers of the sign-up, for correcting the address. */
  answers: Record<string, unknown> | null;
}

export const emptyProof: EmailProof = {
  applicationId: null,
  email: null,
  hint: null,
  isNew: false,
  sentAt: null,
  retryAt: null,
  answers: null,
};

/** Without storage the page still works until it is reloaded. */
let memory: string | null = null;

function kept(): string | null {
  try {
    return window.sessionStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** This tab only, and gone with the proof: after it the server knows the person. */
export const emailProof = {
  /** What is known for the page of this application; somebody else's or an older proof does not count. */
  read(applicationId: string | null): EmailProof | null {
    try {
      const proof = JSON.parse(kept() ?? 'null') as Partial<EmailProof> | null;
      return proof && (proof.applicationId ?? null) === applicationId ? { ...emptyProof, ...proof } : null;
    } catch {
      return null;
    }
  },
  keep(proof: EmailProof): void {
    memory = JSON.stringify(proof);
    try {
      window.sessionStorage.setItem(KEY, memory);
    } catch {
      // Kept in memory above.
    }
  },
  forget(): void {
    memory = null;
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // There was nothing to remove.
    }
  },
};
