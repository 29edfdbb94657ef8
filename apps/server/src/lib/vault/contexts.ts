/** What a sealed value is for. Bound into the seal, so that a value cannot be moved to another column. */
export const USER_PROFILE = 'user.profile';
export const STAFF_PROFILE = 'staff.profile';
export const APPLICATION_ANSWERS = 'application.answers';
export const INVITATION_DETAILS = 'invitation.details';
export const DECLARATION_SIGNATURE = 'declaration.signature';
export const DOCUMENT_LABEL = 'document.label';
export const DOCUMENT_VERDICT = 'document.verdict';
export const DOCUMENT_INSPECTION = 'document.inspection';
export const DOCUMENT_CORRECTIONS = 'document.corrections';
export const DOCUMENT_EXPLANATIONS = 'document.explanations';
export const DOCUMENT_BANK = 'document.bank';
export const CONSENT_BANK = 'bank.chosen';
export const BANK_SECRET = 'bank.secret';
export const BANK_LEFT_OUT = 'bank.left-out';
export const REPORT_MODEL = 'report.model';
export const RELEASE_RECIPIENT = 'release.recipient';
/** Travels with the recipient and is never stored. */
export const RELEASE_PASS = 'release.pass';
export const PARTNER_SECRET = 'partner.secret';
export const LISTING_INVITE = 'listing.invite';
export const WEBHOOK_SECRET = 'webhook.secret';
export const INDEX_KEY = 'house.index-key';
/** Context of the blind index that finds a person by e-mail address. */
export const EMAIL_INDEX = 'email';
/** Contexts of the blind indexes that find the same paper under another application. */
export const PAPER_TEXT_INDEX = 'paper.text';
export const PAPER_NUMBER_INDEX = 'paper.number';
/** Context of the blind index that tells accounts of a connection apart. */
export const BANK_ACCOUNT_INDEX = 'bank.account';
/** Context of the blind index that keeps one-time passwords of the desk. */
export const STAFF_CODE = 'staff.code';
/** Context of the keyed commitment to where the record of acts ends. */
export const AUDIT_HEAD = 'audit.head';
/** Values that a reviewer put in the place of misread ones. */
export const DOCUMENT_REVIEWED = 'document.reviewed';
/** Words of an applicant for a reviewer. */
export const REVIEW_WORDS = 'review.words';
