import { SESSION_MAX_LIFETIME_MS } from '@vesta/domain/limits';
import { SESSION_COOKIE } from '@vesta/domain/storage-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';

const attributes = (publicUrl: string): string =>
  `Path=/api; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** The token as a cookie that scripts cannot read, for what a browser opens by itself: downloads, a PDF in a new tab. */
export const setSessionCookie = (reply: FastifyReply, token: string, publicUrl: string) =>
  reply.header(
    'Set-Cookie',
    `${SESSION_COOKIE}=${token}; Max-Age=${SESSION_MAX_LIFETIME_MS / 1000}; ${attributes(publicUrl)}`,
  );

export const clearSessionCookie = (reply: FastifyReply, publicUrl: string) =>
  reply.header('Set-Cookie', `${SESSION_COOKIE}=; Max-Age=0; ${attributes(publicUrl)}`);

/** The token that the browser sent along by itself; reading only, so that no other page can act in somebody's name. */
export function sessionCookieOf({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): string | null {
  if (method !== 'GET') return null;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === SESSION_COOKIE)?.[1] ?? null;
}
