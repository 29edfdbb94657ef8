import type { Benchmark } from './lib/table.ts';
export const benchmark: Benchmark = { title: 'start', run: async () => ({ columns: [], rows: [] }) };
