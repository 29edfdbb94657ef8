import type { Finding } from '@vesta/engine/checks/finding';
import { rulesBeing } from '@vesta/engine/checks/rules';
import type { EvidenceEngine } from './port.ts';

const aboutSamples = rulesBeing('sample');

export const asDemonstrated = (finding: Finding): Finding =>
  aboutSamples.has(finding.rule) && finding.outcome === 'failed'
    ? { ...finding, outcome: 'passed', blocking: false, message: `checks.${finding.rule}.demonstration` }
    : finding;

/**
 * Where payments are only simulated the whole house is a demonstration, and its papers are specimens: there they count
 * for what they show, and every report says that they are. Wherever money moves, a sample stays a sample.
 */
export const takingSpecimens = (engine: EvidenceEngine): EvidenceEngine => ({
  read: (file) => engine.read(file),
  check: async (papers) => (await engine.check(papers)).map(asDemonstrated),
  picture: (bytes, page) => engine.picture(bytes, page),
  close: () => engine.close(),
});
