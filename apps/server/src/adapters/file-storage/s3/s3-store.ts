import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isBlobKey, requireBlobKey } from '../blob-key.ts';
import { BlobNotFoundError, type BlobStore } from '../port.ts';
import { uploadWhole } from './upload-whole.ts';

/** No key of a file begins with a dot. */
const PROBE_KEY = '.probe';
const PROBE_BYTES = 1024;

export type S3StoreOptions = { client: S3Client; bucket: string };

export function createS3Store({ client, bucket }: S3StoreOptions): BlobStore {
  return {
    async put(key, body) {
      try {
        await uploadWhole({ client, bucket, key: requireBlobKey(key) }, body);
      } finally {
        body.destroy();
      }
    },

    async get(key) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: requireBlobKey(key) });
      const { Body } = await client.send(command).catch((error: unknown) => {
        throw error instanceof NoSuchKey || error instanceof NotFound ? new BlobNotFoundError() : error;
      });
      if (!(Body instanceof Readable)) throw new TypeError('The storage answered without a readable body');
      return Body;
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: requireBlobKey(key) }));
    },

    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key } of page.Contents ?? []) {
          if (Key !== undefined && isBlobKey(Key)) yield Key;
        }
      }
    },

    async ping() {
      // A store that is full still answers: a small object is written and removed.
      const probe = { Bucket: bucket, Key: PROBE_KEY };
      await client.send(new PutObjectCommand({ ...probe, Body: Buffer.alloc(PROBE_BYTES) }));
      await client.send(new DeleteObjectCommand(probe));
    },
  };
}
