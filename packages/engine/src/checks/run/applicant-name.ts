import type { ApplicantData } from '../../papers/applicant.ts';

/** First and last name apart, as one has to be told to compare well; null where one is missing. */
export const nameOf = ({
  first_name: given,
  last_name: surname,
}: ApplicantData): { readonly given: string; readonly surname: string } | null =>
  given?.trim() && surname?.trim() ? { given, surname } : null;

export const fullNameOf = ({ first_name: given, last_name: surname }: ApplicantData): string | null =>
  given && surname ? `${given} ${surname}` : null;
