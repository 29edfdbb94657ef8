import * as z from 'zod';
import { findBank, type SandboxBank } from '../banks.ts';
import { atBank, invalid } from './failures.ts';

const moment = z.iso.datetime().optional();
const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const accountRequest = z.object({
  transactionFrom: moment,
  transactionTo: moment,
  expiresAt: moment,
  featureScope: z.array(z.string()).optional(),
});

const base = z.object({
  institutionId: z.string(),
  applicationUserId: z.string(),
  callback: z.string().refine(isWebAddress).optional(),
  oneTimeToken: z.boolean().optional(),
});

export const accountAuthRequest = base.extend({ accountRequest: accountRequest.optional() });
export const preAuthRequest = base.extend({ scope: z.literal('AIS') });
export const embeddedAuthRequest = base.extend({
  accountRequest: accountRequest.optional(),
  userCredentials: z.object({ id: z.string(), password: z.string() }),
});
export const embeddedAuthUpdate = base.extend({
  selectedScaMethod: z.object({ id: z.string() }).optional(),
  scaCode: z.string().optional(),
});
export const oneTimeTokenRequest = z.object({ oneTimeToken: z.string() });
export const transactionsQuery = z.object({
  from: z.iso.datetime(),
  before: z.iso.datetime(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
});

/** What was sent, or the failure that names the field. */
export function read<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given ?? {});
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.path.join('.') || 'body');
  return parsed.data;
}

/** The bank that is named, if it works that way and works at all. */
export function bankFor(id: string, ...ways: SandboxBank['way'][]): SandboxBank {
  const bank = findBank(id);
  if (!bank) throw invalid('institutionId');
  if (!ways.includes(bank.way)) throw atBank(424, 501, 'This institution does not support the feature');
  if (bank.quirk === 'down') throw atBank(424, 503, 'Service unavailable');
  return bank;
}

export function headerOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  name: string,
): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
