/** What the sandbox takes from the world. Tests hold all of it in their hands. */
export interface Door {
  readonly clock: { now(): Date };
  readonly random: (size: number) => Buffer;
  /** Lets time pass, for banks that take theirs. */
  readonly wait: (ms: number) => Promise<void>;
}

export function newId({ random }: Pick<Door, 'random'>): string {
  const bytes = random(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newSecret = ({ random }: Pick<Door, 'random'>): string => random(32).toString('base64url');
