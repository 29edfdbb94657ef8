import { S3Client } from '@aws-sdk/client-s3';

export type S3Connection = {
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For how long the store may say nothing at all; 20 s unless told. */
  silenceMs?: number;
};

const CONNECT_MS = 5_000;
const SILENCE_MS = 20_000;

export function createS3Client(connection: S3Connection): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, silenceMs = SILENCE_MS } = connection;
  return new S3Client({
    // A store that took the connection and fell silent would otherwise hold a call, and whoever waits for it, for ever.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's rarely answer on one host name per bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // The default checksums wrap streamed bodies in a framing that several compatible stores save as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
}
