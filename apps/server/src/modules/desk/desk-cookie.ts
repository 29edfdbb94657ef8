import { DESK_SESSION_MAX_MS } from '@vesta/domain/limits';
import { DESK_COOKIE } from '@vesta/domain/storage-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sent with calls of the desk alone, and never with a request that another site caused. */
const attributes = (publicUrl: string): string =>
  `Path=/api/v1/desk; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

export const setDeskCookie = (reply: FastifyReply, token: string, publicUrl: string) =>
  reply.header(
    'Set-Cookie',
    `${DESK_COOKIE}=${token}; Max-Age=${DESK_SESSION_MAX_MS / 1000}; ${attributes(publicUrl)}`,
  );

export const clearDeskCookie = (reply: FastifyReply, publicUrl: string) =>
  reply.header('Set-Cookie', `${DESK_COOKIE}=; Max-Age=0; ${attributes(publicUrl)}`);

export function deskCookieOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === DESK_COOKIE)?.[1] ?? null;
}
