import { createDiskStore } from './disk/disk-store.ts';
import type { BlobStore } from './port.ts';
import { createS3Client } from './s3/s3-client.ts';
import { createS3Store } from './s3/s3-store.ts';

export { FileTooLargeError } from './encrypt-stream.ts';
export { FileCorruptError } from './encrypted-chunks.ts';
export { createEncryptedFiles, type EncryptedFiles, type StoredFile, type WrittenFile } from './encrypted-files.ts';
export { BlobNotFoundError, type BlobStore } from './port.ts';

export type BlobStoreConfig =
  | { kind: 'disk'; directory: string }
  | {
      kind: 's3';
      endpoint?: string;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

export function createBlobStore(config: BlobStoreConfig): BlobStore {
  switch (config.kind) {
    case 'disk':
      return createDiskStore({ directory: config.directory });
    case 's3':
      return createS3Store({ client: createS3Client(config), bucket: config.bucket });
  }
}
