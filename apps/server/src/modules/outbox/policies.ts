/** Our own pages: one style sheet, one frame, no script at all. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The mail itself: its own inline styles and pictures; nothing runs, and only our page may frame it. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Attached files and raw messages are only ever saved. */
export const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
