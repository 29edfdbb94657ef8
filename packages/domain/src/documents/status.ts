/** How far an upload has come, in the words of the screens. `completed` is what a bank connection delivers. */
export const uploadStatuses = ['uploading', 'parsed', 'parsed with error', 'completed'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** How far the reading has come. */
export const parseStatuses = ['processing', 'parsed', 'failed'] as const;
export type ParseStatus = (typeof parseStatuses)[number];

/** Read, or given up: either way nobody has to wait for it any more. */
export const isParsed = (status: ParseStatus | null): boolean => status !== null && status !== 'processing';
