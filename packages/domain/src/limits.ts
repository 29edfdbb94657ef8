/** Waits and limits that screen and server share. Every number has its one home here. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Whoever is away for this long has no session any more, on the screen and on the server; each use moves its end. */
export const INACTIVITY_TIMEOUT_MS = 120 * MINUTE;
/** How long before the timeout a person is asked whether they are still there. */
export const INACTIVITY_WARNING_MS = 5 * MINUTE;
export const STEP_REPORT_DELAY_MS = 500;
export const CONTINUE_LATER_FAILURE_MS = 4 * SECOND;
export const AUTO_ADVANCE_MS = 300;
export const FIELD_ERROR_BLUR_MS = 100;

export const RETRY_ATTEMPTS = 3;
export const RETRY_DELAY_MS = 2 * SECOND;

/** Who only types makes no calls: this often the page tells the server that somebody is there. */
export const SESSION_KEEP_ALIVE_MS = MINUTE;
/** However busy, a session ends after this. */
export const SESSION_MAX_LIFETIME_MS = DAY;

export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_LIFETIME_MS = 15 * MINUTE;
/** Of one asker; so that a stranger who guesses does not use up the owner's. */
export const VERIFICATION_CODE_GUESSES = 5;
export const VERIFICATION_GUESSES_PER_ASKER = {
  max: VERIFICATION_CODE_GUESSES,
  windowMs: VERIFICATION_CODE_LIFETIME_MS,
};
export const VERIFICATION_CODE_GUESSES_IN_ALL = 25;
export const RESEND_COOLDOWN_SECONDS = 60;

export const RESUME_LINK_LIFETIME_MS = 7 * DAY;
export const INVITATION_LIFETIME_MS = 30 * DAY;
/** Unfinished applications are offered on the resume page for this long. */
export const RESUME_LIST_MS = 31 * DAY;

/** A partner link that fails is explained for this long before the no-access page takes over. */
export const PARTNER_FAILURE_MS = 3 * SECOND;

/** The largest JSON body a call may carry; files go through their own upload calls. */
export const MAX_JSON_BYTES = 256 * 1024;
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
/** Papers of one application that lie with us at a time: three times what the fullest file of a person has. */
export const MAX_PAPERS = 100;

export const REPORT_PRICE_CENTS = 2000;
export const REPORT_VALID_DAYS = 60;
/** How long whoever opened a released report may also take it on paper. */
export const RELEASE_PASS_LIFETIME_MS = 60 * MINUTE;
/** Papers, answers and reports are erased so long after the last of them: the three months of the first page. */
export const EVIDENCE_RETENTION_DAYS = 90;

/** After a checkout is done, Continue waits this long for the provider's word before it looks again. */
export const PAYMENT_CONFIRM_MS = 5 * SECOND;
/** A payment that came back unfinished is told about for this long. */
export const PAYMENT_FAILURE_MS = 2 * SECOND;
/** A checkout that shrinks below this is done: the form has made room for a word of thanks. */
export const CHECKOUT_DONE_HEIGHT_PX = 450;
/** An unused checkout can be paid for this long. */
export const CHECKOUT_LIFETIME_MS = DAY;

/** Mails that one person may have sent to others in an hour, and to one and the same of them. */
export const MAILS_PER_SENDER = { max: 30, windowMs: 60 * MINUTE };
export const MAILS_PER_SENDER_AND_RECIPIENT = { max: 5, windowMs: 60 * MINUTE };
/** How often in a day somebody who was invited may be reminded. */
export const REMINDERS_PER_GUEST = { max: 3, windowMs: DAY };
/** Mails that one address may get in an hour without having asked for any, whoever sends them. */
export const UNASKED_MAILS_PER_RECIPIENT = { max: 10, windowMs: 60 * MINUTE };
/** Codes of one kind that one address may get in an hour. */
export const CODES_PER_ADDRESS = { max: 10, windowMs: 60 * MINUTE };

/** Numbers of reports that one address may ask about. */
export const NUMBER_LOOK_UPS = { max: 30, windowMs: 10 * MINUTE };
/** Papers that one address may have verified; each is read as a whole. */
export const PAPER_VERIFICATIONS = { max: 30, windowMs: 10 * MINUTE };

/** How often a screen asks whether the bank's customer has agreed. */
export const BANK_AUTH_POLL_MS = 5 * SECOND;
/** A rapid application waits this long before it asks for the bookings again. */
export const RAPID_TRANSACTIONS_DELAY_MS = 3 * SECOND;
/** Whoever has not agreed at their bank by then begins anew. */
export const BANK_AUTH_TIMEOUT_MS = 10 * MINUTE;
/** What a bank was asked for may be fetched for so long, and once. */
export const BANK_CONSENT_LIFETIME_MS = 15 * MINUTE;
/** A provider that does not know how a consent stands is asked so often before it counts as failed. */
export const BANK_UNKNOWN_POLLS = 5;
/** A fetch that takes longer goes on by itself, and its call is answered without it. */
export const BANK_FETCH_ANSWER_MS = 20 * SECOND;
/** Connections that one application may begin. */
export const BANK_CONNECTIONS = { max: 20, windowMs: 60 * MINUTE };
/** Codes that may be entered for one connection; banks close accounts after few. */
export const BANK_CODE_GUESSES = { max: 5, windowMs: 15 * MINUTE };

/** Staff are asked for a new code after so long without a call; each call moves the end. */
export const DESK_INACTIVITY_MS = 30 * MINUTE;
/** However busy, whoever works at the desk signs in anew after this. */
export const DESK_SESSION_MAX_MS = 12 * 60 * MINUTE;
export const DESK_CODE_LIFETIME_MS = 10 * MINUTE;
/** Of one asker at one code, and of all of them together. */
export const DESK_CODE_GUESSES = { max: 5, windowMs: DESK_CODE_LIFETIME_MS };
export const DESK_CODE_GUESSES_IN_ALL = 25;
/**
 * Codes that one asker may have sent to one address, and that it may get at all; counted whether or not anybody is known
 * there. One stranger leaves the owner some.
 */
export const DESK_CODES_PER_ADDRESS = { max: 6, windowMs: 60 * MINUTE };
export const DESK_CODES_PER_ADDRESS_IN_ALL = { max: 18, windowMs: 60 * MINUTE };
export const DESK_CODES_PER_ASKER = { max: 30, windowMs: 60 * MINUTE };
/** Codes that may be tried by one asker, over all addresses. */
export const DESK_GUESSES_PER_ASKER = { max: 60, windowMs: 60 * MINUTE };
/** Mails that one person at the desk may have sent to others, and that one address may get about one home. */
export const DESK_MAILS_PER_SENDER = { max: 60, windowMs: 60 * MINUTE };
export const DESK_MAILS_PER_RECIPIENT = { max: 3, windowMs: DAY };
