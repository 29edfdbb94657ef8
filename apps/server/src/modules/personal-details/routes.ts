import { dayIn } from '@vesta/domain/dates/day-in';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { currentRentForm } from '@vesta/domain/rent/current-rent-form';
import { ownHomeForm } from '@vesta/domain/rent/own-home-form';
import { additionalDetailsForm } from '@vesta/domain/validation/additional-details-form';
import type { FormClock } from '@vesta/domain/validation/clock';
import { currentAddressForm } from '@vesta/domain/validation/current-address-form';
import { employedAdditionalForm } from '@vesta/domain/validation/employed-additional-form';
import { germanPersonalDetailsForm } from '@vesta/domain/validation/german-personal-details-form';
import { nationalityForm } from '@vesta/domain/validation/nationality-form';
import { otherIncomesForm } from '@vesta/domain/validation/other-incomes-form';
import { allPersonalDetailsForm, personalDetailsForm } from '@vesta/domain/validation/personal-details-form';
import { subStepForm } from '@vesta/domain/validation/sub-step';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { parseForm } from '../../lib/parse-form.ts';
import { ownApplication } from '../access/guard.ts';
import { type Answers, changeAnswers } from '../applications/answers.ts';
import { orderRecheck } from '../documents/order-recheck.ts';
import { confirmRent } from './confirm-rent.ts';
import { saveAdditionalDetails } from './save-additional-details.ts';

const saves = (summary: string) => ({
  schema: {
    tags: ['details'],
    summary,
    body: z.looseObject({}),
    response: { 200: success, ...failureResponses(401, 422) },
  },
});

const done = { success: true as const };

export const personalDetailsRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  const clockIn = (region: RegionCode): FormClock => ({ today: () => dayIn(region, house.clock.now()) });

  /** Lays what was saved over what was there; a step that is saved in parts keeps its other part. */
  const save = async (request: FastifyRequest, change: (answers: Answers) => Answers) => {
    const { application } = ownApplication(request);
    await inTransaction(house.database, async (tx) => {
      await changeAnswers(house, tx, application.id, change);
      await orderRecheck(house, tx, application.id);
    });
    return done;
  };
  const intoPersonal =
    (details: object) =>
    (answers: Answers): Answers => ({
      ...answers,
      personal_details: { ...answers.personal_details, ...details },
    });
  const intoAdditional =
    (details: object) =>
    (answers: Answers): Answers => ({
      ...answers,
      additional_details: { ...answers.additional_details, ...details },
    });

  const submitPersonalDetails = async (request: FastifyRequest) => {
    const { region } = ownApplication(request).application;
    const { language } = request.context;
    const form =
      region === 'de' ? germanPersonalDetailsForm(clockIn(region)) : personalDetailsForm(clockIn(region), region);
    const details = parseForm(form, request.body, language) as object;
    // Once the first part is saved the person stands at the second.
    const place = region === 'de' ? {} : { subStep: 2 };
    return save(request, intoPersonal({ ...details, ...place }));
  };

  for (const version of ['v1', 'v2']) {
    app.post(
      `/${version}/personal-details/submit`,
      saves('Save the personal details of one part of the step'),
      submitPersonalDetails,
    );
  }

  app.post('/v1/personal-details/submit/all', saves('Save all personal details at once'), async (request) => {
    const { region } = ownApplication(request).application;
    const details = parseForm(allPersonalDetailsForm(clockIn(region), region), request.body, request.context.language);
    return save(request, intoPersonal(details as object));
  });

  app.post(
    '/v1/personal-details/submit/sub-step',
    saves('Save which part of the step is on screen'),
    async (request) => {
      const { application } = ownApplication(request);
      const place = parseForm(subStepForm, request.body, request.context.language);
      // No paper is judged by it, so nothing has to be checked anew.
      await inTransaction(house.database, (tx) => changeAnswers(house, tx, application.id, intoPersonal(place)));
      return done;
    },
  );

  app.post('/v1/personal-details/submit/nationality', saves('Save the nationality'), async (request) =>
    save(request, intoPersonal(parseForm(nationalityForm, request.body, request.context.language))),
  );

  app.post('/v1/personal-details/submit/other-incomes', saves('Save other incomes'), async (request) =>
    save(request, intoAdditional(parseForm(otherIncomesForm, request.body, request.context.language))),
  );

  app.post('/v1/personal-details/submit/employed-additional', saves('Save contract and paychecks'), async (request) =>
    save(request, intoAdditional(parseForm(employedAdditionalForm, request.body, request.context.language))),
  );

  app.post(
    '/v1/personal-details/submit/additional',
    saves('Save the household and invite its people'),
    async (request) => {
      const access = ownApplication(request);
      const { language } = request.context;
      const form = parseForm(
        additionalDetailsForm(clockIn(access.application.region), access.application.region),
        request.body,
        language,
      );
      await saveAdditionalDetails(house, access, form, language);
      return done;
    },
  );

  app.post('/v1/personal-details/submit/own-home', saves('Save how a guarantor lives'), async (request) => {
    const { region } = ownApplication(request).application;
    return save(request, intoAdditional(parseForm(ownHomeForm(region), request.body, request.context.language)));
  });

  app.post(
    '/v1/personal-details/submit/current-rent',
    saves('Confirm the rent that a check found'),
    async (request) => {
      const access = ownApplication(request);
      const form = currentRentForm(access.application.region);
      await confirmRent(house, access, parseForm(form, request.body, request.context.language));
      return done;
    },
  );

  app.post('/v1/current-address/submit', saves('Save the current address'), async (request) => {
    const address = parseForm(currentAddressForm, request.body, request.context.language);
    return save(request, (answers) => ({ ...answers, current_address: address }));
  });
};
