import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startS3Sandbox } from '../../../apps/server/src/adapters/file-storage/testing/s3-sandbox.ts';
import { type ReceivedMail, startSmtpSandbox } from '../../../apps/server/src/adapters/mail/testing/smtp-sandbox.ts';
import { type PostgresServer, startPostgresServer } from '../../../apps/server/test/postgres-server.ts';
import { freePort } from '../free-port.ts';
import { vestaBundle } from '../paths.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

type Role = 'api' | 'worker';

/** One process of the house, which can end and come back on the same port. */
export interface Member {
  readonly role: Role;
  readonly port: number;
  current: ServerProcess;
  start(): Promise<void>;
}

export interface Cluster {
  readonly proxy: RoundRobin;
  readonly members: readonly Member[];
  readonly database: PostgresServer;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

const settingsFor = (role: Role, port: number): NodeJS.ProcessEnv =>
  role === 'api' ? { ROLE: 'api', PORT: String(port) } : { ROLE: 'worker', HEALTH_PORT: String(port) };

/** PostgreSQL, a store that speaks S3, a mail server, so many processes of each kind, and a proxy before them. */
export async function startCluster(folder: string, count: number): Promise<Cluster> {
  const database = await startPostgresServer();
  const store = await startS3Sandbox(path.join(folder, 'bucket'));
  const mail = await startSmtpSandbox();
  const roles: Role[] = [...Array<Role>(count).fill('api'), ...Array<Role>(count).fill('worker')];
  const ports = await Promise.all(roles.map(() => freePort()));
  const proxy = await startRoundRobin(ports.slice(0, count));
  const common = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url('postgres'),
    MASTER_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: proxy.address,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    S3_ENDPOINT: store.config.endpoint,
    S3_BUCKET: store.config.bucket,
    S3_ACCESS_KEY_ID: store.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.config.secretAccessKey,
    SMTP_URL: mail.url,
    ENGINE_PROCESSES: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  };
  const members: Member[] = [];
  for (const [at, role] of roles.entries()) {
    const port = ports[at] ?? 0;
    const env = { ...common, ...settingsFor(role, port) };
    const begin = () => startServer({ file: vestaBundle, args: ['serve'], env, port, readyPath: '/readyz' });
    const member: Member = {
      ...{ role, port },
      current: await begin(),
      start: async () => {
        member.current = await begin();
      },
    };
    members.push(member);
  }
  return {
    ...{ proxy, members, database, mails: mail.received },
    close: async () => {
      await Promise.all(members.map(({ current }) => current.stop()));
      await proxy.close();
      await Promise.all([store.close(), mail.close()]);
      await database.remove();
    },
  };
}
