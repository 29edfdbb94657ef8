import multipart from '@fastify/multipart';
import {
  embeddedAnswer,
  embeddedStatusAnswer,
  redirectAnswer,
  redirectStatusAnswer,
  sendCodeAnswer,
  transactionsAnswer,
} from '@vesta/domain/bank-connection/answers';
import { bankCalls } from '@vesta/domain/bank-connection/calls';
import {
  callbackRequest,
  embeddedRequest,
  embeddedStatusRequest,
  enterCodeRequest,
  redirectRequest,
  redirectStatusQuery,
  sendCodeRequest,
  transactionsQuery,
} from '@vesta/domain/bank-connection/requests';
import { bankList } from '@vesta/domain/documents/banks';
import { isRegionCode } from '@vesta/domain/regions/codes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { countryCode } from '../countries/country-code.ts';
import { embeddedStatus, redirectStatus } from './auth-status.ts';
import type { Asking } from './begin-consent.ts';
import { enterCode } from './enter-code.ts';
import { providerBankList } from './provider-bank-list.ts';
import { receiveCallback } from './receive-callback.ts';
import { returnOrigin } from './return-origin.ts';
import { sendCode } from './send-code.ts';
import { startEmbedded } from './start-embedded.ts';
import { startRedirect } from './start-redirect.ts';
import { transactionsOf } from './transactions.ts';

const tags = ['bank connection'];
/** A phone that took over the papers may connect the account too: the bank's app is on it. */
const config = { handover: true } as const;
const consumes = ['application/json', 'multipart/form-data'];
const MOST_FIELDS = 20;

/** The account at a bank, connected instead of shown on paper. */
export const bankConnectionRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: { files: 0, fields: MOST_FIELDS } });

  const asking = (request: FastifyRequest): Asking => {
    const access = ownApplication(request);
    const origin = returnOrigin(house, request, access.application.region);
    return { access, language: request.context.language, ip: request.ip, origin };
  };

  app.get(
    bankCalls.banks,
    {
      config,
      schema: {
        tags,
        summary: 'The banks of a country whose accounts can be connected',
        querystring: z.object({ country: z.string().max(60).optional() }).loose(),
        response: { 200: bankList, ...failureResponses(401) },
      },
    },
    async (request) => {
      const asked = countryCode(request.query.country ?? null)?.toLowerCase();
      const region = isRegionCode(asked) ? asked : ownApplication(request).application.region;
      return {
        success: true as const,
        bank_list: await providerBankList(house, region, request.context.language),
      };
    },
  );

  app.post(
    bankCalls.startRedirect,
    {
      config,
      schema: {
        tags,
        summary: 'Begin a connection at the page or in the app of the bank',
        consumes,
        body: redirectRequest,
        response: { 200: redirectAnswer, ...failureResponses(401, 404, 409, 422) },
      },
    },
    async (request) => startRedirect(house, asking(request), request.body),
  );

  app.post(
    bankCalls.startEmbedded,
    {
      config,
      schema: {
        tags,
        summary: 'Begin a connection with what the bank gave its customer; none of it is kept',
        consumes,
        body: embeddedRequest,
        response: { 200: embeddedAnswer, ...failureResponses(401, 404, 409, 422) },
      },
    },
    async (request) => startEmbedded(house, asking(request), request.body),
  );

  app.post(
    bankCalls.sendCode,
    {
      config,
      schema: {
        tags,
        summary: 'Have the bank send a code, or ask in its app',
        consumes,
        body: sendCodeRequest,
        response: { 200: sendCodeAnswer, ...failureResponses(401, 404, 409, 422, 502) },
      },
    },
    async (request) => sendCode(house, ownApplication(request), request.body),
  );

  app.post(
    bankCalls.enterCode,
    {
      config,
      schema: {
        tags,
        summary: 'Hand the bank the code that it sent',
        consumes,
        body: enterCodeRequest,
        response: { 200: success, ...failureResponses(401, 404, 409, 422, 502) },
      },
    },
    async (request) => {
      await enterCode(house, ownApplication(request), request.body);
      return { success: true as const };
    },
  );

  app.post(
    bankCalls.embeddedStatus,
    {
      config,
      schema: {
        tags,
        summary: 'Has the customer agreed? With the handle that stands for the token',
        consumes,
        body: embeddedStatusRequest,
        response: { 200: embeddedStatusAnswer, ...failureResponses(401, 404) },
      },
    },
    async (request) =>
      embeddedStatus(house, ownApplication(request), request.body.consent_id, request.context.language),
  );

  app.get(
    bankCalls.redirectStatus,
    {
      config,
      schema: {
        tags,
        summary: 'Has the customer agreed at the page or in the app of the bank?',
        querystring: redirectStatusQuery,
        response: { 200: redirectStatusAnswer, ...failureResponses(401, 404) },
      },
    },
    async (request) =>
      redirectStatus(house, ownApplication(request), request.query.consent_id, request.context.language),
  );

  app.get(
    bankCalls.transactions,
    {
      config,
      schema: {
        tags,
        summary: 'Fetch the account, once, as statements; asked again, those that are stored',
        querystring: transactionsQuery,
        response: { 200: transactionsAnswer, ...failureResponses(401, 404) },
      },
    },
    async (request) => transactionsOf(house, ownApplication(request), request.query, request.context.language),
  );

  app.post(
    bankCalls.callback,
    {
      config: { ...config, access: 'public' },
      schema: {
        tags,
        summary: 'Somebody came back from their bank; the provider is asked what that means',
        consumes,
        body: callbackRequest,
        response: { 200: success, ...failureResponses(422) },
      },
    },
    async (request) => {
      await receiveCallback(house, request.body);
      return { success: true as const };
    },
  );
};
