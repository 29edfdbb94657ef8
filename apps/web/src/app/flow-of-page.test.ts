import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readRoute } from '../lib/route.ts';
import { invitation, session } from '../lib/session.ts';
import { asksServer } from './flow-of-page.tsx';

const ID = '0a7c0100-0000-4000-8000-000000000011';
const asksAt = (pathname: string) => asksServer(readRoute({ pathname, search: '', hash: '' } as Location, 'localhost'));
const forget = () => {
  session.clear();
  invitation.forget();
};

describe('which pages fetch the code that asks the server', () => {
  beforeEach(forget);
  afterEach(forget);

  test.each(['/', '/it/fill/occupation', '/de/rent/fill/occupation', '/en/mortgage/fill/occupation'])(
    'a stranger at %s does without it',
    (address) => expect(asksAt(address)).toBe(false),
  );

  test.each([`/it/rent/fill/${ID}/income-check`, '/it/rent/fill/sign-up', '/de/verify', '/it/terms', '/nowhere'])(
    'the page %s needs it',
    (address) => expect(asksAt(address)).toBe(true),
  );

  test('whoever is signed in or was invited needs it on the first page as well', () => {
    session.start('token-1');
    expect(asksAt('/it/fill/occupation')).toBe(true);
    forget();
    invitation.keep('code-1');
    expect(asksAt('/it/fill/occupation')).toBe(true);
  });
});
