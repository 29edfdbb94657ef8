/** What the browser keeps. Names stand here once, so that the cookie page, tests and code agree. */
export const SESSION_TOKEN_KEY = 'vesta.session';
export const SESSION_COOKIE = 'vesta_session';
export const INVITATION_CODE_KEY = 'vesta.invitation';
