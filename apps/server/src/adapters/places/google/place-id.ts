/** Their session tokens: at most 36 characters that need no escaping. */
const SESSION = /^[\w-]{1,36}$/;
const ID = /^([\w-]{1,36})\.([\w-]{1,300})$/;

export const isSession = (value: string | undefined): value is string => value !== undefined && SESSION.test(value);

/** The session rides along in the id, so that the call that ends it can name it. */
export const toPlaceId = (session: string, googleId: string): string => `${session}.${googleId}`;

export function fromPlaceId(id: string): { session: string; googleId: string } | null {
  const [, session, googleId] = ID.exec(id) ?? [];
  return session && googleId ? { session, googleId } : null;
}
