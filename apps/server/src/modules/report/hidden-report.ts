import type { Subject } from './load-subject.ts';

/**
 * A report that the other side ordered and pays for is not unfolded on the result page: the page says that the request
 * was sent. The person still gets the same paper by mail, and nobody else gets it without their release.
 */
export const isHidden = ({ listing, hold }: Pick<Subject, 'listing' | 'hold'>): boolean =>
  hold === null ? (listing?.lanPays ?? false) : hold === 'hidden';

/** A person at the desk looks at the papers first: until then nobody sees the report, and nobody is sent it. */
export const isHeld = ({ hold }: Pick<Subject, 'hold'>): boolean => hold === 'hidden';
