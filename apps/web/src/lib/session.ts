import { BANK_CONNECTION_KEY, INVITATION_CODE_KEY, SESSION_TOKEN_KEY } from '@vesta/domain/storage-keys';

/** Private windows and full disks refuse storage; the page then works until it is closed. */
function guarded(storage: () => Storage) {
  const memory = new Map<string, string>();
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key: string, value: string): void {
      memory.set(key, value);
      try {
        storage().setItem(key, value);
      } catch {
        // Kept in memory above.
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // There was nothing to remove.
      }
    },
  };
}

const local = guarded(() => window.localStorage);
const tab = guarded(() => window.sessionStorage);

/** The bearer token of the person. The server also sets it as a cookie that scripts cannot read. */
export const session = {
  token: () => local.get(SESSION_TOKEN_KEY),
  start: (token: string) => local.set(SESSION_TOKEN_KEY, token),
  clear: () => local.remove(SESSION_TOKEN_KEY),
};

export const invitation = {
  code: () => local.get(INVITATION_CODE_KEY),
  keep: (code: string) => local.set(INVITATION_CODE_KEY, code),
  forget: () => local.remove(INVITATION_CODE_KEY),
};

/** A bank that was asked: the tab that comes back from it need not be the one that went. */
export const pendingBank = {
  get: () => local.get(BANK_CONNECTION_KEY),
  keep: (pending: string) => local.set(BANK_CONNECTION_KEY, pending),
  forget: () => local.remove(BANK_CONNECTION_KEY),
};

export const HIDE_NAV_KEY = 'vesta.hide-nav';

/** An embedded view names its flag once; the steps after it, and a reload, keep to it. This tab only. */
export const hideNav = {
  keep: (isHidden: boolean) => (isHidden ? tab.set(HIDE_NAV_KEY, '1') : tab.remove(HIDE_NAV_KEY)),
  isOn: () => tab.get(HIDE_NAV_KEY) !== null,
};

const RETURN_KEY = 'vesta.return';

/** Where the person was when the page was locked, so that a new code brings them back. This tab only. */
export const returnPath = {
  keep: (path: string) => tab.set(RETURN_KEY, path),
  get: () => tab.get(RETURN_KEY),
  take: () => {
    const path = tab.get(RETURN_KEY);
    tab.remove(RETURN_KEY);
    return path;
  },
};
