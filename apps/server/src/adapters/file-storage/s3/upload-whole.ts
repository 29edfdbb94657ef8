import type { Readable } from 'node:stream';
import { AbortMultipartUploadCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

// The smallest part that S3 takes. One part at a time bounds the memory of an upload to about two of them.
const PART_BYTES = 5 * 1024 * 1024;

export type UploadTarget = { client: S3Client; bucket: string; key: string };

/**
 * The library's own clean-up is switched off: it forgets the parts when completing fails,
 * and a failed clean-up would hide the reason of the first failure.
 */
export async function uploadWhole({ client, bucket, key }: UploadTarget, body: Readable): Promise<void> {
  const upload = new Upload({
    client,
    params: { Bucket: bucket, Key: key, Body: body, ContentType: 'application/octet-stream' },
    partSize: PART_BYTES,
    queueSize: 1,
    leavePartsOnError: true,
  });
  try {
    await upload.done();
  } catch (error) {
    if (upload.uploadId !== undefined) await dropParts({ client, bucket, key }, upload.uploadId);
    throw error;
  }
}

async function dropParts({ client, bucket, key }: UploadTarget, uploadId: string): Promise<void> {
  try {
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: uploadId }));
  } catch {
    // The upload has failed already and its reason matters more; parts are invisible and a bucket rule expires them.
  }
}
