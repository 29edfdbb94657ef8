import type { Timestamp } from '@vesta/report-pdf/seal/timestamp';
import type { FastifyBaseLogger } from 'fastify';
import type { EvidenceEngine } from './adapters/engine/port.ts';
import type { EncryptedFiles } from './adapters/file-storage/encrypted-files.ts';
import type { BlobStore } from './adapters/file-storage/port.ts';
import type { RegionGuesser } from './adapters/geo/port.ts';
import type { MailTransport } from './adapters/mail/port.ts';
import type { OpenBankingProvider } from './adapters/open-banking/port.ts';
import type { BankSandbox } from './adapters/open-banking/sandbox/bank-sandbox.ts';
import type { PaymentProvider } from './adapters/payments/port.ts';
import type { PlacesProvider } from './adapters/places/port.ts';
import type { PaperPrinter } from './adapters/printer/port.ts';
import type { SealReader } from './adapters/seal-reader/port.ts';
import type { Traces } from './adapters/traces/port.ts';
import type { WebhookSender } from './adapters/webhooks/port.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Figures } from './figures/figures.ts';
import type { Queue } from './jobs/queue.ts';
import type { Clock } from './lib/clock.ts';
import type { RandomBytes } from './lib/random.ts';
import type { Vault } from './lib/vault/vault.ts';
import type { DrawnPages } from './modules/documents/drawn-pages.ts';
import type { ReportKeys } from './modules/report/keys/report-keys.ts';

/** Everything that comes in through the door. Use cases take from here; nothing reaches for the world by itself. */
export interface House {
  config: Config;
  clock: Clock;
  random: RandomBytes;
  log: FastifyBaseLogger;
  database: Database;
  vault: Vault;
  blobs: BlobStore;
  files: EncryptedFiles;
  mail: MailTransport;
  queue: Queue;
  /** What this process counts about itself. */
  figures: Figures;
  /** Null: nobody collects how time is spent. */
  traces: Traces | null;
  engine: EvidenceEngine;
  drawnPages: DrawnPages;
  printer: PaperPrinter;
  sealReader: SealReader;
  geo: RegionGuesser;
  places: PlacesProvider;
  payments: PaymentProvider;
  openBanking: OpenBankingProvider;
  /** Null: the banks are real. */
  bankSandbox: BankSandbox | null;
  webhooks: WebhookSender;
  reportKeys: ReportKeys;
  /** Null: seals bear the time of this machine and of nobody else. */
  timestamp: Timestamp | null;
}
