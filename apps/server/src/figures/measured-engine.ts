import type { EvidenceEngine } from '../adapters/engine/port.ts';
import type { Figures } from './figures.ts';

/** Counts what is read and what rules say of it, by kind and rule. */
export const measuredEngine = (engine: EvidenceEngine, { readings, checks }: Figures): EvidenceEngine => ({
  read: async (file) => {
    const took = readings.startTimer();
    try {
      const inspection = await engine.read(file);
      took({ kind: inspection.kind ?? 'unknown', outcome: inspection.verdict });
      return inspection;
    } catch (error) {
      took({ kind: 'unknown', outcome: 'failed' });
      throw error;
    }
  },
  check: async (papers) => {
    const findings = await engine.check(papers);
    for (const { rule, outcome } of findings) checks.inc({ rule, outcome });
    return findings;
  },
  picture: (bytes, page) => engine.picture(bytes, page),
  close: () => engine.close(),
});
