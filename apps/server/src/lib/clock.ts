/** Where the time comes from. Tests hold one in their hand; the product asks the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
