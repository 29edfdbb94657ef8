import { deskCalls } from '@vesta/domain/desk/calls';
import { inviteMemberForm, memberRoleForm, membersAnswer } from '@vesta/domain/desk/members';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses, success } from '../../../lib/answers.ts';
import { deskRoute, memberOf } from '../guard.ts';
import { changeMember, removeMember } from './change-member.ts';
import { inviteMember } from './invite-member.ts';
import { listMembers } from './list-members.ts';

const tags = ['desk'];
const params = z.object({ company: z.string(), member: z.string() });

export const deskMemberRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    deskCalls['members.list'].path,
    {
      config: deskRoute('members.list'),
      schema: {
        tags,
        summary: 'The team of a company',
        response: { 200: membersAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => ({ success: true as const, members: await listMembers(house, memberOf(request)) }),
  );

  app.post(
    deskCalls['members.invite'].path,
    {
      config: deskRoute('members.invite'),
      schema: {
        tags,
        summary: 'Ask somebody into the team by e-mail',
        body: inviteMemberForm,
        response: { 200: success, ...failureResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      await inviteMember(house, memberOf(request), request.body, request.context);
      return { success: true as const };
    },
  );

  app.post(
    deskCalls['members.change'].path,
    {
      config: deskRoute('members.change'),
      schema: {
        tags,
        summary: 'Give somebody of the team another role; one owner always remains',
        params,
        body: memberRoleForm,
        response: { 200: success, ...failureResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      await changeMember(house, memberOf(request), request.params.member, request.body.role);
      return { success: true as const };
    },
  );

  app.post(
    deskCalls['members.remove'].path,
    {
      config: deskRoute('members.remove'),
      schema: {
        tags,
        summary: 'Take somebody out of the team',
        params,
        response: { 200: success, ...failureResponses(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await removeMember(house, memberOf(request), request.params.member);
      return { success: true as const };
    },
  );
};
