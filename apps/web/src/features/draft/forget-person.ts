import { HIDE_NAV_KEY, invitation, pendingBank, session } from '../../lib/session.ts';
import { emailProof } from '../email-proof/email-proof.ts';

const OURS = 'vesta.';
/** Of the tab and of nobody in it: how a page that embeds it wants it to look. */
const OF_THE_TAB: readonly string[] = [HIDE_NAV_KEY];

/** Drafts, the way back and what was seen: whatever a step kept in this tab, also one that comes later. */
function emptyTab(): void {
  try {
    const { sessionStorage: tab } = window;
    for (const key of Object.keys(tab)) if (key.startsWith(OURS) && !OF_THE_TAB.includes(key)) tab.removeItem(key);
  } catch {
    // What cannot be read was not kept.
  }
}

/** Leaves nothing of the person in this browser. */
export function forgetPerson(): void {
  session.clear();
  invitation.forget();
  pendingBank.forget();
  emailProof.forget();
  emptyTab();
}
