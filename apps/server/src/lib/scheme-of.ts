import type { FastifyRequest } from 'fastify';

/** Either the one or the other, whatever a header on the way says: it gets into links. */
export const schemeOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>): 'http' | 'https' =>
  protocol === 'https' ? 'https' : 'http';
