/** `inconclusive` says that the paper does not tell: it is no accusation and no proof. */
export const outcomes = ['passed', 'failed', 'inconclusive'] as const;
export type Outcome = (typeof outcomes)[number];

/** How much a failure weighs: `info` is worth knowing, `warning` worth a look, `critical` a reason not to believe it. */
export const levels = ['info', 'warning', 'critical'] as const;
export type Level = (typeof levels)[number];
