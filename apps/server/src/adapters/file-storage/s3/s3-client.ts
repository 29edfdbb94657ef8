import { S3Client } from '@aws-sdk/client-s3';

export type S3Connection = {
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Connection): S3Client {
  return new S3Client({
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
