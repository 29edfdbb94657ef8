export type StorageWay = 'encrypted' | 'bare' | 'bare-flushed';

export interface StorageRun {
  ms: number;
  grownBytes: number;
}
