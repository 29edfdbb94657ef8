/** The channel of the database on which processes tell each other that there is work. */
export const WAKE_CHANNEL = 'vesta_jobs';

export interface Wake {
  /** Tells everybody who waits for work to look. */
  call(): void;
  /** Answers how to stop listening. */
  listen(listener: () => void): () => void;
}

export function createWake(): Wake {
  const listeners = new Set<() => void>();
  return {
    call: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
