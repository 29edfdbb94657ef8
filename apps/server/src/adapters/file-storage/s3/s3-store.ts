import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isBlobKey, requireBlobKey } from '../blob-key.ts';
import { BlobNotFoundError, type BlobStore } from '../port.ts';
import { uploadWhole } from './upload-whole.ts';

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
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
