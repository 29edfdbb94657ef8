import type {} from '@fastify/swagger';
import { dayIn } from '@vesta/domain/dates/day-in';
import { regions } from '@vesta/domain/regions/index';
import { isStepRouter } from '@vesta/domain/workflow/steps';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { applications } from '../../db/schema/index.ts';
import { partnerPersonEntry } from '../../db/seed/partner-person.ts';
import { isPersonaName, personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { contextOf } from '../../plugins/request-context.ts';
import { createResumeLink } from '../auth/create-resume-link.ts';
import { PAGE_POLICY } from '../outbox/policies.ts';
import { sendFile } from '../outbox/send-file.ts';
import { partnerLink } from '../partner-entry/partner-link.ts';
import { type DemoPerson, demoPage, type HowFar, isDemoPerson, papersPage } from './demo-page.ts';
import { demoWords } from './demo-words.ts';
import { openStepOf } from './how-far.ts';

const unlisted = { schema: { hide: true } };

/** Made when they are asked for: drawing them takes a moment, and few ask. */
async function drawPapers(name: DemoPerson, today: string) {
  const [{ personas: people }, { specimensOf }] = await Promise.all([
    import('@vesta/specimens/personas/index'),
    import('@vesta/specimens/specimens-of'),
  ]);
  return specimensOf(people[name](today), { today, seed: name });
}

/** Ways into the applications of people who do not exist. Registered only where everything is simulated. */
export const demoRoutes: FastifyPluginAsync<House> = async (app, house) => {
  const today = () => dayIn('it', house.clock.now());
  let drawn: { of: string; papers: ReturnType<typeof drawPapers> } | null = null;
  /** Whoever looks at somebody's list takes a paper from it next: the last one's are kept. */
  const papersOf = (name: DemoPerson) => {
    const of = `${name} ${today()}`;
    if (drawn?.of === of) return drawn.papers;
    const papers = drawPapers(name, today());
    drawn = { of, papers };
    // What could not be drawn is tried anew.
    papers.catch(() => {
      drawn = null;
    });
    return papers;
  };
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  });

  const sendPage = (reply: FastifyReply, html: string) =>
    reply.header('Content-Security-Policy', PAGE_POLICY).type('text/html; charset=utf-8').send(html);

  app.get('/demo', unlisted, async (request, reply) => {
    const names = Object.keys(personas).filter(isPersonaName);
    const howFar = await Promise.all(names.map(async (name) => [name, await openStepOf(house, name)] as const));
    return sendPage(reply, demoPage(Object.fromEntries(howFar) as HowFar, demoWords(contextOf(request).language)));
  });

  app.get('/demo/partner', unlisted, async (_request, reply) => {
    const link = await partnerLink(house, partnerPersonEntry);
    return link ? reply.redirect(link, 303) : reply.code(404).send();
  });

  app.get<{ Params: { name: string } }>('/demo/papers/:name', unlisted, async (request, reply) => {
    const { name } = request.params;
    if (!isDemoPerson(name)) return reply.code(404).send();
    const papers = await papersOf(name);
    return sendPage(
      reply,
      papersPage(
        name,
        papers.map((paper) => paper.name),
        demoWords(contextOf(request).language),
      ),
    );
  });

  app.get<{ Params: { name: string }; Querystring: { step?: string } }>(
    '/demo/go/:name',
    unlisted,
    async (request, reply) => {
      const { name } = request.params;
      const { step } = request.query;
      if (!isPersonaName(name)) return reply.code(404).send();
      const { applicationId: id, region, applicationType, language } = personas[name];
      // Nobody jumps over what is not done: then the way leads to just that.
      const open = await openStepOf(house, name);
      const steps = regions[region].workflow[applicationType];
      const isReached = isStepRouter(step) && (!open || steps.indexOf(step) <= steps.indexOf(open));
      const stepRouter = isReached ? step : isStepRouter(step) ? open : null;
      const link = await inTransaction(house.database, async (tx) => {
        if (stepRouter) await tx.update(applications).set({ stepRouter }).where(eq(applications.id, id));
        return createResumeLink(house, tx, { id, region, applicationType }, language);
      });
      return reply.redirect(link, 303);
    },
  );

  app.get<{ Params: { name: string; file: string } }>('/demo/papers/:name/:file', unlisted, async (request, reply) => {
    const { name, file } = request.params;
    const paper = isDemoPerson(name) ? (await papersOf(name)).find((one) => one.name === file) : undefined;
    if (!paper) return reply.code(404).send();
    const contentType = paper.name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
    return sendFile(reply, { filename: paper.name, contentType, content: Buffer.from(paper.bytes) });
  });
};
