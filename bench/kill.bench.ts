import type { Benchmark } from './lib/table.ts';
export const benchmark: Benchmark = { title: 'kill', run: async () => ({ columns: [], rows: [] }) };
