/** What the browser keeps. Names stand here once, so that the cookie page, tests and code agree. */
export const SESSION_TOKEN_KEY = 'vesta.session';
export const SESSION_COOKIE = 'vesta_session';
export const INVITATION_CODE_KEY = 'vesta.invitation';
/** A bank that was asked and has not answered yet, so that a reload goes on waiting. No secret is in it. */
export const BANK_CONNECTION_KEY = 'vesta.bank-connection';
/** The sign-in of the desk: a cookie of its own that scripts cannot read and that only calls of the desk carry. */
export const DESK_COOKIE = 'vesta_desk';
