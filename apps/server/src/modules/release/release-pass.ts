import { RELEASE_PASS_LIFETIME_MS } from '@vesta/domain/limits';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { RELEASE_PASS } from '../../lib/vault/contexts.ts';

interface Pass {
  releaseId: string;
  until: number;
}

/** Whoever gave the code may take the paper as well, for a while: a sealed note that only this house can write. */
export const writePass = ({ vault, clock }: Pick<House, 'vault' | 'clock'>, releaseId: string): string =>
  vault
    .sealJson({ releaseId, until: clock.now().getTime() + RELEASE_PASS_LIFETIME_MS } satisfies Pass, RELEASE_PASS)
    .toString('base64url');

function read({ vault }: Pick<House, 'vault'>, pass: string): Pass | null {
  try {
    return vault.openJson<Pass>(Buffer.from(pass, 'base64url'), RELEASE_PASS);
  } catch {
    return null;
  }
}

export function assertPass(house: Pick<House, 'vault' | 'clock'>, pass: string, releaseId: string): void {
  const found = read(house, pass);
  if (found?.releaseId !== releaseId || found.until <= house.clock.now().getTime()) throw new AppError('CODE_EXPIRED');
}
