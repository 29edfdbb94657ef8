import { setTimeout as sleep } from 'node:timers/promises';
import { createIsolatedEngine } from './adapters/engine/isolated-engine.ts';
import { takingSpecimens } from './adapters/engine/taking-specimens.ts';
import { createEncryptedFiles } from './adapters/file-storage/encrypted-files.ts';
import { type BlobStoreConfig, createBlobStore } from './adapters/file-storage/index.ts';
import { createRegionGuesser } from './adapters/geo/index.ts';
import { createMailTransport } from './adapters/mail/index.ts';
import { createOpenBanking } from './adapters/open-banking/index.ts';
import type { Wait } from './adapters/open-banking/yapily/yapily-client.ts';
import { createPaymentProvider } from './adapters/payments/index.ts';
import { createPlacesProvider } from './adapters/places/index.ts';
import { createIsolatedPrinter } from './adapters/printer/isolated-printer.ts';
import { createIsolatedSealReader } from './adapters/seal-reader/isolated-seal-reader.ts';
import { createTimestamp } from './adapters/timestamps/rfc3161.ts';
import { openTraces } from './adapters/traces/open-traces.ts';
import { tracedEngine, tracedMail } from './adapters/traces/traced.ts';
import { createOutsideSender } from './adapters/webhooks/outside-sender.ts';
import type { Config } from './config/config.ts';
import { filesDirectory, outboxDirectory } from './config/directories.ts';
import { connectDatabase } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createFigures } from './figures/figures.ts';
import { measuredEngine } from './figures/measured-engine.ts';
import { measuredMail } from './figures/measured-mail.ts';
import type { House } from './house.ts';
import { createQueue } from './jobs/queue.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { createLog } from './lib/create-log.ts';
import { type RandomBytes, systemRandom } from './lib/random.ts';
import { createDrawnPages } from './modules/documents/drawn-pages.ts';
import { openVault } from './modules/house/open-vault.ts';
import { jobDefinitions } from './modules/jobs.ts';
import { openReportKeys } from './modules/report/keys/open-report-keys.ts';

export interface OpenHouse extends House {
  close(): Promise<void>;
}

/** What tests hold in their hands instead of the machine's own. */
export interface Doors {
  clock?: Clock;
  random?: RandomBytes;
  log?: House['log'];
  engine?: House['engine'];
  /** Open already; whoever brings it also decides what becomes of it. */
  database?: Database;
  printer?: House['printer'];
  sealReader?: House['sealReader'];
  traces?: House['traces'];
  openBanking?: House['openBanking'];
  webhooks?: House['webhooks'];
  /** Lets time pass between attempts. */
  wait?: Wait;
}

function storeConfig(config: Config): BlobStoreConfig {
  if (!config.s3) return { kind: 'disk', directory: filesDirectory(config) };
  const { endpoint, ...settings } = config.s3;
  return { kind: 's3', ...settings, ...(endpoint ? { endpoint } : {}) };
}

/** Puts everything a process needs on top of an open, migrated database. */
export async function furnishHouse(config: Config, database: Database, doors: Doors = {}): Promise<OpenHouse> {
  const { clock = systemClock, random = systemRandom } = doors;
  const log = doors.log ?? createLog(config.logLevel);
  const vault = await openVault(config, database, random);
  const blobs = await createBlobStore(storeConfig(config));
  const files = createEncryptedFiles({ store: blobs, vault, random });
  const figures = createFigures();
  const transport = createMailTransport({
    smtpUrl: config.smtpUrl,
    outboxDirectory: outboxDirectory(config),
    from: config.mailFrom,
    clock,
  });
  const traces = doors.traces ?? (await openTraces(config, { clock, random, log }));
  const measuredTransport = measuredMail(transport, figures);
  const mail = traces ? tracedMail(measuredTransport, traces) : measuredTransport;
  const queue = await createQueue({ database, log, clock, definitions: jobDefinitions, seal: vault });
  const reader = doors.engine ?? createIsolatedEngine({ processes: config.engineProcesses });
  const counted = measuredEngine(reader, figures);
  const measured = traces ? tracedEngine(counted, traces) : counted;
  const engine = config.stripe === null && !doors.engine ? takingSpecimens(measured) : measured;
  const printer = doors.printer ?? createIsolatedPrinter();
  const sealReader = doors.sealReader ?? createIsolatedSealReader();
  const geo = createRegionGuesser(config.geo);
  const places = createPlacesProvider(config.places);
  const payments = createPaymentProvider(config.stripe, { database, vault, clock, random });
  const { wait = sleep } = doors;
  const { provider, sandbox: bankSandbox } = createOpenBanking(config.yapily, { clock, random, wait });
  const openBanking = doors.openBanking ?? provider;
  const webhooks = doors.webhooks ?? createOutsideSender();
  const reportKeys = await openReportKeys({ config, database, vault, clock, random });
  const timestamp = config.timestampUrl === null ? null : createTimestamp({ url: config.timestampUrl, random });
  const close = async () => {
    await Promise.all([engine.close(), printer.close(), sealReader.close(), bankSandbox?.close()]);
    mail.close();
    await traces?.close();
    await database.close();
  };
  return {
    config,
    clock,
    random,
    log,
    database,
    vault,
    blobs,
    files,
    mail,
    queue,
    figures,
    traces,
    engine,
    drawnPages: createDrawnPages({ engine, clock }),
    printer,
    sealReader,
    geo,
    places,
    payments,
    openBanking,
    bankSandbox,
    webhooks,
    reportKeys,
    timestamp,
    close,
  };
}

/** Connects the database, brings it forward, and furnishes the house. */
export async function openHouse(config: Config, doors: Doors = {}): Promise<OpenHouse> {
  const log = doors.log ?? createLog(config.logLevel);
  const address = { databaseUrl: config.databaseUrl, dataDir: config.dataDir, log };
  const database = doors.database ?? (await connectDatabase(address));
  try {
    await migrate(database);
    return await furnishHouse(config, database, { ...doors, log });
  } catch (error) {
    await database.close();
    throw error;
  }
}
