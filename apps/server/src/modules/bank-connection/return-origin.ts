import { hostInRegion, type RegionCode, regionCodes } from '@vesta/domain/regions/codes';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { schemeOf } from '../../lib/scheme-of.ts';

/**
 * The address under which a person comes back from their bank: the one by which they came, so that the browser knows
 * them again. A stranger could name any host; real banks, and every bank in production, are given those of the house only.
 */
export function returnOrigin(
  { config, openBanking }: Pick<House, 'config' | 'openBanking'>,
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  region: RegionCode,
): string {
  const { host } = request;
  const base = new URL(config.publicUrl);
  const own = [base.host, ...regionCodes.map((code) => hostInRegion(base.host, code))];
  // While trying out, a phone in the same network comes by whatever name the machine has.
  if (openBanking.name === 'sandbox' && !config.production) return `${schemeOf(request)}://${host}`;
  base.host = own.includes(host) ? host : hostInRegion(base.host, region);
  return base.origin;
}
