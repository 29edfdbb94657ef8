import type { Subject } from './load-subject.ts';

/**
 * A report that the other side ordered and pays for is not unfolded on the result page: the page says that the request
 * was sent. The person still gets the same paper by mail, and nobody else gets it without their release.
 */
export const isHidden = ({ listing }: Pick<Subject, 'listing'>): boolean => listing?.lanPays ?? false;
