import { createDiskStore } from './disk/disk-store.ts';
import type { BlobStore } from './port.ts';

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

export async function createBlobStore(config: BlobStoreConfig): Promise<BlobStore> {
  switch (config.kind) {
    case 'disk':
      return createDiskStore({ directory: config.directory });
    case 's3': {
      // Its library is large, and only a house that uses it waits for it.
      const { openS3Store } = await import('./s3/open-s3-store.ts');
      return openS3Store(config);
    }
  }
}
