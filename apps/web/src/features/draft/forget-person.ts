import { invitation, returnPath, session } from '../../lib/session.ts';
import { drafts } from './draft-store.ts';

/** Leaves nothing of the person in this browser. */
export function forgetPerson(): void {
  session.clear();
  invitation.forget();
  returnPath.take();
  drafts.forgetAllBut(null);
}
