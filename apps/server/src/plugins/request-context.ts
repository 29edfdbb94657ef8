import { type ApplicationType, DEFAULT_APPLICATION_TYPE, isApplicationType } from '@vesta/domain/application-types';
import { QUERY_APPLICATION_ID, QUERY_LANGUAGE } from '@vesta/domain/headers';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vesta/domain/languages';
import { DEFAULT_REGION, isRegionCode, type RegionCode } from '@vesta/domain/regions/codes';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/** What every call says about itself, read in one place. Nonsense falls back to the defaults instead of failing. */
export interface RequestContext {
  language: Language;
  region: RegionCode;
  applicationType: ApplicationType;
  /** As sent; whether it exists and to whom it belongs is decided by the access check. */
  applicationId: string | null;
  bearer: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const query = (request: FastifyRequest, name: string): string | undefined => {
  const value = (request.query as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** The first language of the browser's list that we speak. */
function languageOfBrowser(accepted: string | undefined): Language | undefined {
  return (accepted ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLanguage);
}

function languageOf(request: FastifyRequest): Language {
  const asked = query(request, QUERY_LANGUAGE);
  return isLanguage(asked) ? asked : (languageOfBrowser(header(request, 'accept-language')) ?? DEFAULT_LANGUAGE);
}

export function contextOf(request: FastifyRequest): RequestContext {
  const region = header(request, 'region')?.toLowerCase();
  const type = header(request, 'application-type')?.toLowerCase();
  return {
    language: languageOf(request),
    region: isRegionCode(region) ? region : DEFAULT_REGION,
    applicationType: isApplicationType(type) ? type : DEFAULT_APPLICATION_TYPE,
    applicationId: query(request, QUERY_APPLICATION_ID) ?? null,
    bearer: /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? null,
  };
}

export const requestContext = plugin(
  async (app) => {
    app.decorateRequest('context', null as unknown as RequestContext);
    app.addHook('onRequest', (request, _reply, done) => {
      request.context = contextOf(request);
      done();
    });
  },
  { name: 'request-context' },
);
