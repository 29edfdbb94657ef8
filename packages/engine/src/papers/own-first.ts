/**
 * The papers of the applicant: one of somebody else among them must not change what is asked for. Where all bear
 * another name they are most likely one person's under an earlier one, and count.
 */
export function ownFirst<One>(papers: readonly One[], isAnothers: (one: One) => boolean): readonly One[] {
  const own = papers.filter((one) => !isAnothers(one));
  return own.length > 0 ? own : papers;
}
