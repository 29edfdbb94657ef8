import type { ApplicationType } from '@vesta/domain/application-types';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { SESSION_TOKEN_KEY } from '@vesta/domain/storage-keys';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import type { Locator, Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { type Persona, type PersonaName, personas } from '../../apps/server/src/db/seed/personas.ts';
import { MADE_UP } from './faults.ts';
import type { RunningHouse } from './house.ts';
import { sessionOf } from './sign-in.ts';

/** A person in front of the screen, in the words in which one would tell what they do. */
export class Applicant {
  readonly page: Page;
  readonly house: RunningHouse;
  readonly faults: string[];
  #region: RegionCode | null = null;

  constructor(page: Page, house: RunningHouse, faults: string[]) {
    this.page = page;
    this.house = house;
    this.faults = faults;
  }

  /** From here on pages are opened at the host of this region; null is the host that names none. */
  isIn(region: RegionCode | null): this {
    this.#region = region;
    return this;
  }

  async opens(path: string): Promise<Response> {
    const response = await this.page.goto(`${this.house.origin(this.#region)}${path}`);
    if (!response) throw new Error(`${path} was not loaded anew.`);
    return response;
  }

  /** Starts a real session in this browser, at the host of the persona's region. */
  async signsInAs(name: PersonaName): Promise<Persona> {
    const persona: Persona = personas[name];
    await this.isIn(persona.region).keepsSession(await sessionOf(this.house, name));
    return persona;
  }

  async keepsSession(token: string): Promise<void> {
    // The smallest page of the host will do: only its storage is wanted.
    await this.opens('/healthz');
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_TOKEN_KEY, token] as const);
  }

  async opensStep(name: PersonaName, step: StepRouter, { language = 'en', type }: StepOptions = {}): Promise<Response> {
    const { applicationId, applicationType } = personas[name];
    return this.opens(`/${language}/${type ?? applicationType}/fill/${applicationId}/${step}`);
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .click();
  }

  /** Takes one of the cards that are offered. */
  async chooses(label: string): Promise<void> {
    const card = this.page.getByRole('radio', { name: label, exact: true });
    await card.or(this.page.getByRole('button', { name: label, exact: true })).click();
  }

  /** Opens a part of the page that takes one line until then. */
  async unfolds(title: string): Promise<void> {
    await this.page.locator('summary').filter({ hasText: title }).click();
  }

  /** How many screens long the page is. */
  screensLong(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  }

  async continues(label = 'Continue'): Promise<void> {
    await this.presses(label);
  }

  async follows(link: string): Promise<void> {
    await this.page.getByRole('link', { name: link, exact: true }).click();
  }

  async switchesLanguage(to: string): Promise<void> {
    await this.page.locator('[aria-haspopup=menu]').click();
    const reloaded = this.page.waitForEvent('load');
    await this.page.getByRole('menuitemradio', { name: to }).click();
    await reloaded;
  }

  async sees(text: string | RegExp): Promise<Locator> {
    const found = this.page.getByText(text, { exact: true }).filter({ visible: true }).first();
    await found.waitFor();
    return found;
  }

  async seesHeading(name: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }

  /** Waits until the address in the bar has this path. */
  async arrivesAt(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)));
  }

  async seesNo(locator: Locator): Promise<void> {
    expect(await locator.count()).toBe(0);
  }

  /** From here on a call of the API is answered by the test: with a status and a body, or not at all. */
  async meets(call: string, answer: { status: number; body?: unknown } | 'no answer'): Promise<void> {
    await this.page.route(`**/api${call}*`, (route) => {
      if (answer === 'no answer') return route.abort('connectionfailed');
      const { status, body = { success: false, message: 'made up' } } = answer;
      return route.fulfill({ status, json: body, headers: { [MADE_UP]: '1' } });
    });
  }
}

interface StepOptions {
  language?: 'en' | 'it' | 'de';
  type?: ApplicationType;
}
