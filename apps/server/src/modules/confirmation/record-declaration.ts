import { createHash } from 'node:crypto';
import { type DeclarationKind, declarationTextVersions } from '@vesta/domain/declaration/kinds';
import { signatureDate, signatureName } from '@vesta/domain/declaration/signature';
import type { Language } from '@vesta/domain/languages';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { declarations } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { DECLARATION_SIGNATURE } from '../../lib/vault/contexts.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';

/** Who declares, where the call came from and in which language they read the words. */
export interface Declarant {
  access: Access & { application: OwnApplication };
  language: Language;
  ip: string;
}

/** What is sealed with a declaration: name and date as on the screen, and a digest of what they stand under. */
export interface Signature {
  /** Null when the profile had no full name and a general word stood in its place. */
  name: string | null;
  date: string;
  ip: string;
  digest: string;
}

export const digestOf = (declared: unknown): string =>
  createHash('sha256').update(JSON.stringify(declared)).digest('hex');

/**
 * Keeps a simple signature: which words, in which language, when, by whom and over what. Pressing the button again
 * without having changed anything is the same signature, so it is kept once. The caller holds the application's lock.
 */
export async function recordDeclaration(
  { vault, clock }: Pick<House, 'vault' | 'clock'>,
  tx: Transaction,
  kind: DeclarationKind,
  { access: { user, application }, language, ip }: Declarant,
  declared: unknown,
): Promise<void> {
  const now = clock.now();
  const textVersion = declarationTextVersions[kind];
  const signature: Signature = {
    name: signatureName(user.profile),
    date: signatureDate(now, application.region),
    ip,
    digest: digestOf(declared),
  };
  const [last] = await tx
    .select()
    .from(declarations)
    .where(and(eq(declarations.applicationId, application.id), eq(declarations.kind, kind)))
    .orderBy(desc(declarations.createdAt))
    .limit(1);
  if (last && last.textVersion === textVersion && last.language === language) {
    const before = vault.openJson<Signature>(last.signatureSealed, DECLARATION_SIGNATURE);
    const isSame = (['name', 'date', 'digest'] as const).every((part) => before[part] === signature[part]);
    if (isSame) return;
  }
  await tx.insert(declarations).values({
    applicationId: application.id,
    userId: user.id,
    kind,
    textVersion,
    language,
    signatureSealed: vault.sealJson(signature, DECLARATION_SIGNATURE),
    createdAt: now,
  });
  await recordAct(tx, now, {
    actorKind: 'applicant',
    actorId: user.id,
    action: 'declaration.made',
    applicationId: application.id,
    data: { kind, textVersion, language },
  });
}
