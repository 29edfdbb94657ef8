/** Somebody who can act: their application and a session. */
export interface Applicant {
  readonly applicationId: string;
  readonly token: string;
}
