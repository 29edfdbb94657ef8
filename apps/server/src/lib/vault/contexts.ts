/** What a sealed value is for. Bound into the seal, so that a value cannot be moved to another column. */
export const USER_PROFILE = 'user.profile';
export const STAFF_PROFILE = 'staff.profile';
export const APPLICATION_ANSWERS = 'application.answers';
export const INVITATION_DETAILS = 'invitation.details';
export const PARTNER_SECRET = 'partner.secret';
export const INDEX_KEY = 'house.index-key';
/** Context of the blind index that finds a person by e-mail address. */
export const EMAIL_INDEX = 'email';
