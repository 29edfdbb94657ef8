import { hostInRegion, type RegionCode, regionCodes } from '@vesta/domain/regions/codes';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';

/**
 * The address under which a person comes back from their bank: the one by which they came, so that the browser knows
 * them again. A stranger could name any host; real banks are given those of the house only.
 */
export function returnOrigin(
  { config, openBanking }: Pick<House, 'config' | 'openBanking'>,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  region: RegionCode,
): string {
  const base = new URL(config.publicUrl);
  const own = [base.host, ...regionCodes.map((code) => hostInRegion(base.host, code))];
  if (openBanking.name === 'sandbox') return `${protocol}://${host}`;
  base.host = own.includes(host) ? host : hostInRegion(base.host, region);
  return base.origin;
}
