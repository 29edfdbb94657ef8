/** How often the parsing step asks for the state of the papers. */
export const PARSING_POLL_MS = 2000;
/** How often a statement that is being read is asked for. */
export const BANK_PARSE_POLL_MS = 5000;
/** A rapid application goes on by itself this long after everything is read. */
export const RAPID_AUTO_CONTINUE_MS = 500;
/** How often desktop and phone look at each other during a hand-over. */
export const HANDOVER_POLL_MS = 2000;
