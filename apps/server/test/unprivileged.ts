import { chownSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Identity = { uid: number; gid: number };

/** PostgreSQL refuses to run as root; this is whom it runs as then. Null when the present user will do. */
export function unprivilegedIdentity(): Identity | null {
  if (process.getuid?.() !== 0) return null;
  const entries = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = entries.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65534, gid: 65534 };
}

/** A temporary folder that other users may pass through. */
export function sharedTemporaryFolder(): string {
  return isOpenToOthers(os.tmpdir()) ? os.tmpdir() : '/tmp';
}

export function giveTo(identity: Identity, folder: string): void {
  chownSync(folder, identity.uid, identity.gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), identity.uid, identity.gid);
  }
}

function isOpenToOthers(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return folder === path.dirname(folder) || isOpenToOthers(path.dirname(folder));
}
