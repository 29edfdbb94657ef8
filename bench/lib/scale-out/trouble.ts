import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster, Member } from './cluster.ts';

const WITHOUT_DATABASE_MS = 60_000;
const BETWEEN_MS = 4_000;

const first = ({ members }: Cluster, role: Member['role']): Member => {
  const found = members.find((member) => member.role === role);
  if (!found) throw new Error(`The house has no ${role}.`);
  return found;
};

async function killAndStart(member: Member): Promise<void> {
  await member.current.kill();
  await delay(BETWEEN_MS);
  await member.start();
}

/** One process that answers and one that works are killed, and the database goes away for a while. */
export async function bringTrouble(cluster: Cluster): Promise<void> {
  await delay(BETWEEN_MS);
  await killAndStart(first(cluster, 'api'));
  await delay(BETWEEN_MS);
  await killAndStart(first(cluster, 'worker'));
  await cluster.database.stop();
  await delay(WITHOUT_DATABASE_MS);
  await cluster.database.start();
}

/** Every process in its turn is asked to end, as an upgrade does it, and comes back before the next one goes. */
export async function restartInTurn({ members }: Cluster): Promise<void> {
  for (const member of members) {
    await delay(BETWEEN_MS);
    await member.current.stop();
    await member.start();
  }
}
