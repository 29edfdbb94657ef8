import plugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';

/** Deeper than any body of ours; what is deeper still is refused by its schema. */
const DEEPEST = 12;

function holdsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth > DEEPEST) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\u0000') || holdsNul(inner, depth + 1));
}

/** No person types one, no database takes one as text, and programs behind us may take it for the end. */
export const noNul = plugin(
  async (app) => {
    app.addHook('preValidation', async ({ params, query, body }) => {
      if ([params, query, body].some((part) => holdsNul(part)))
        throw new AppError('MALFORMED_BODY', { detail: 'a null character' });
    });
  },
  { name: 'no-nul' },
);
