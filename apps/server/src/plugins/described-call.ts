import { applicationTypes } from '@vesta/domain/application-types';
import { deskCalls, HEADER_DESK } from '@vesta/domain/desk/calls';
import {
  HEADER_APPLICATION_TYPE,
  HEADER_OCCUPATION,
  HEADER_REGION,
  QUERY_APPLICATION_ID,
  QUERY_LANGUAGE,
} from '@vesta/domain/headers';
import { languages } from '@vesta/domain/languages';
import { regionCodes } from '@vesta/domain/regions/codes';
import { DESK_COOKIE } from '@vesta/domain/storage-keys';
import type { FastifyContextConfig, FastifySchema } from 'fastify';

interface Properties {
  type: 'object';
  properties: Record<string, object>;
  required?: string[];
}

const none: Properties = { type: 'object', properties: {} };

const language = {
  type: 'string',
  enum: [...languages],
  description: 'In which language messages are written; else the browser’s.',
};
const flow = {
  [HEADER_APPLICATION_TYPE]: { type: 'string', enum: [...applicationTypes], description: 'What is applied for.' },
  [HEADER_REGION]: { type: 'string', enum: [...regionCodes], description: 'Whose law and papers hold.' },
  [HEADER_OCCUPATION]: { type: 'string', description: 'Where the steps depend on it before it is saved.' },
};
const application = { type: 'string', format: 'uuid', description: 'Which application of the signed-in person.' };
const desk = { type: 'string', description: 'Any value: no form of another site can send it.' };

/** How a caller may show who they are. */
export const securitySchemes = {
  session: { type: 'http', scheme: 'bearer' },
  desk: { type: 'apiKey', in: 'cookie', name: DESK_COOKIE },
} as const;

/** By which generated clients call it: `GET /api/v1/invitations` becomes getV1Invitations. */
export const nameOfCall = (method: string, url: string): string => {
  const words = url.replace(/^\/api/, '').match(/[a-zA-Z0-9]+/g) ?? [];
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
};

type Rules = Pick<FastifyContextConfig, 'access' | 'deskCall'>;

/** Of which one is enough; an empty one says that nobody need be known. */
function securityOf({ access, deskCall }: Rules): Record<string, never[]>[] {
  if (access === 'public') return [{}, { session: [] }];
  if (access !== 'desk') return [{ session: [] }];
  return [deskCall && deskCalls[deskCall].needs === 'nobody' ? {} : { desk: [] }];
}

/**
 * What no route declares for itself, because plugins read it for all of them: language, flow, application, and who may
 * call at all. The guard and this description read the same rule of the route.
 */
export function describeCall(schema: FastifySchema, rules: Rules): FastifySchema {
  const { access = 'application' } = rules;
  const asked = (schema.querystring as Properties | undefined) ?? none;
  const isApplication = access === 'application';
  const isDesk = access === 'desk';
  return {
    ...schema,
    querystring: {
      ...asked,
      properties: {
        ...(isDesk ? {} : { [QUERY_APPLICATION_ID]: application }),
        [QUERY_LANGUAGE]: language,
        ...asked.properties,
      },
      required: [...(isApplication ? [QUERY_APPLICATION_ID] : []), ...(asked.required ?? [])],
    },
    headers: { type: 'object', properties: isDesk ? { [HEADER_DESK]: desk } : flow },
    security: securityOf(rules),
  };
}
