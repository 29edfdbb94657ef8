import type { Benchmark } from './lib/table.ts';
export const benchmark: Benchmark = { title: 'lighthouse', run: async () => ({ columns: [], rows: [] }) };
