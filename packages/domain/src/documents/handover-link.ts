// Apart from the schemas: the table of addresses reads it, and every page carries that table.
const MINUTE_MS = 60_000;

/** The code on the screen can be scanned this long, once. */
export const HANDOVER_LINK_LIFETIME_MS = 15 * MINUTE_MS;
/** A phone that scanned it may add papers this long. */
export const HANDOVER_SESSION_LIFETIME_MS = 30 * MINUTE_MS;

/** Last part of the page's address; the token travels behind the hash and so reaches no log. */
export const HANDOVER_PAGE = 'phone-upload';
export const HANDOVER_HASH = 'handover=';
