import type { FastifyPluginAsync } from 'fastify';
import type { House } from '../../house.ts';
import { deskCompanyRoutes } from './company/routes.ts';
import { deskSignInRoutes } from './sign-in/routes.ts';

/** Every call of the desk; what each takes stands in the table of calls. */
export const deskRoutes: FastifyPluginAsync<House> = async (app, house) => {
  await app.register(deskSignInRoutes, house);
  await app.register(deskCompanyRoutes, house);
};
