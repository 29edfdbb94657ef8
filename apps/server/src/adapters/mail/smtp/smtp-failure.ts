import type { NodemailerError } from 'nodemailer';
import { MailError, PermanentMailError, TemporaryMailError } from '../mail-errors.ts';

/** The library's own message repeats the recipient and the server's words, so neither it nor the cause is kept. */
export function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const { code, responseCode, permanent } = error instanceof Error ? (error as NodemailerError) : {};
  const answer = responseCode ?? null;
  // Refused credentials are the operator's to mend; the mail itself was never judged and can wait.
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return new TemporaryMailError('The mail server did not accept the credentials', answer);
  }
  if (answer !== null && permanent === true)
    return new PermanentMailError(`The mail server refused with ${answer}`, answer);
  if (answer !== null) return new TemporaryMailError(`The mail server asked to try later with ${answer}`, answer);
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return new PermanentMailError('The mail cannot be sent as it is');
  return new TemporaryMailError(`The mail server could not be reached${code === undefined ? '' : ` (${code})`}`);
}
