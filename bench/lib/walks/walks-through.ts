import type { Language } from '@vesta/domain/languages';
import { SESSION_TOKEN_KEY } from '@vesta/domain/storage-keys';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { watchForFaults } from '../../../e2e/harness/faults.ts';
import type { ServerProcess } from '../server-process.ts';
import { answersBetween, signsUp } from './arrives.ts';
import type { Tongues } from './other-tongues.ts';
import { seesVerdict } from './sees-verdict.ts';
import { showsIdentity } from './shows-identity.ts';
import { showsIncome } from './shows-income.ts';
import { type Verdicts, verdictsOf } from './verdicts.ts';
import { keepsPicture, type Walk, type Width } from './walk.ts';
import type { Walker } from './walker.ts';

const PATIENCE_MS = 30_000;

const screens: Record<Width, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

export interface Ground {
  readonly browser: Browser;
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly tongues: Tongues;
  readonly audited: Set<string>;
  readonly pictures: string | null;
}

export interface Walked extends Verdicts {
  readonly problems: readonly string[];
  readonly tookMs: number;
}

/** One person's whole way from the empty personal details to the payment, in a browser of their own. */
export async function walksThrough(ground: Ground, walker: Walker, width: Width, language: Language): Promise<Walked> {
  const { browser, server, dataDir } = ground;
  const from = performance.now();
  const who = await signsUp(server.address, dataDir, walker, width);
  const context = await browser.newContext({ ...screens[width], reducedMotion: 'reduce', locale: language });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const problems = watchForFaults(page, (url) => new URL(url).hostname.endsWith('localhost'));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  const origin = server.address.replace('localhost', `${walker.region}.localhost`);
  const walk: Walk = { ...ground, page, origin, walker, who, width, language, problems };
  try {
    await page.goto(`${origin}/healthz`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_TOKEN_KEY, who.token] as const);
    await showsIdentity(walk);
    await answersBetween(server.address, walker, who);
    await showsIncome(walk);
    await seesVerdict(walk);
  } catch (error) {
    problems.push(`broke off: ${error instanceof Error ? error.message.slice(0, 400) : String(error)}`);
    await keepsPicture(walk, 'broken', language).catch(() => undefined);
  } finally {
    await context.close();
  }
  return { problems, ...(await verdictsOf({ ...walk, origin: server.address })), tookMs: performance.now() - from };
}
