import { SNIFF_BYTES, type SniffedFormat, sniffFormat } from '@vesta/domain/documents/sniff';

/** What a file is by its first bytes. */
export const formatOf = async (file: Blob): Promise<SniffedFormat> =>
  sniffFormat(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
