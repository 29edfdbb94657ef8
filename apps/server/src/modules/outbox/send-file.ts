import type { FastifyReply } from 'fastify';
import { FILE_POLICY } from './policies.ts';

const PLAIN_TYPE = /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/;

/** The name is written in the one form that needs no quoting; a type that is none becomes plain bytes. */
export function sendFile(
  reply: FastifyReply,
  { filename, contentType, content }: { filename: string; contentType: string; content: Buffer },
): FastifyReply {
  const name = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return reply
    .header('Content-Security-Policy', FILE_POLICY)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
    .type(PLAIN_TYPE.test(contentType) ? contentType : 'application/octet-stream')
    .send(content);
}
