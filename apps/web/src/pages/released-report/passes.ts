const KEY = 'vesta.released-pass';

interface Kept {
  token: string;
  pass: string;
}

function kept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** The pass of the report that this tab has opened; gone with the tab. */
export const passes = {
  of: (token: string): string | null => {
    const found = kept();
    return found?.token === token ? found.pass : null;
  },
  keep: (token: string, pass: string): void => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ token, pass }));
    } catch {
      // Without storage a reload asks for a new code, and nothing else is lost.
    }
  },
  forget: (): void => {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
