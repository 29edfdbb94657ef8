import type { BlobStore } from '../port.ts';
import { createS3Client, type S3Connection } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

export const openS3Store = (settings: S3Connection & { bucket: string }): BlobStore =>
  createS3Store({ client: createS3Client(settings), bucket: settings.bucket });
