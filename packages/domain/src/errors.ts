/** Every failure the product can answer with: its HTTP status and the text that a person reads. */
export const errorCatalogue = {
  VALIDATION: { status: 422, textKey: 'Form.Error' },
  MALFORMED_BODY: { status: 400, textKey: 'System.MalformedBody' },
  BODY_TOO_LARGE: { status: 413, textKey: 'System.BodyTooLarge' },
  UNSUPPORTED_CONTENT: { status: 415, textKey: 'System.UnsupportedContent' },
  UNAUTHORIZED: { status: 401, textKey: 'System.Unauthorized' },
  SESSION_TIMEOUT: { status: 401, textKey: 'System.SessionTimeout' },
  PAYMENT_REQUIRED: { status: 402, textKey: 'Payment.Error.PaymentRequired' },
  NOT_FOUND: { status: 404, textKey: 'System.404' },
  LISTING_UNKNOWN: { status: 404, textKey: 'Occupation.UnknownListing' },
  OCCUPATION_UNKNOWN: { status: 422, textKey: 'System.UnknownOccupation' },
  INVITATION_INVALID: { status: 404, textKey: 'System.InvitationInvalid' },
  INVITATION_USED: { status: 409, textKey: 'System.InvitationUsed' },
  INVITATION_FOR_ANOTHER: { status: 409, textKey: 'System.InvitationForAnother' },
  APPLICATION_ACTIVE: { status: 409, textKey: 'System.ApplicationActive' },
  CODE_WRONG: { status: 401, textKey: 'System.CodeWrong' },
  CODE_EXPIRED: { status: 401, textKey: 'System.CodeExpired' },
  RESUME_LINK_INVALID: { status: 401, textKey: 'System.ResumeLinkInvalid' },
  STATE_UPDATE_FAILED: { status: 409, textKey: 'System.StateUpdateFailed' },
  TOO_MANY_REQUESTS: { status: 429, textKey: 'System.TooManyRequests' },
  INTERNAL: { status: 500, textKey: 'System.500' },
  PROVIDER_FAILED: { status: 502, textKey: 'System.502' },
  UNAVAILABLE: { status: 503, textKey: 'System.503' },
} as const satisfies Record<string, { status: number; textKey: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
