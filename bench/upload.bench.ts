import type { Benchmark } from './lib/table.ts';
export const benchmark: Benchmark = { title: 'upload', run: async () => ({ columns: [], rows: [] }) };
