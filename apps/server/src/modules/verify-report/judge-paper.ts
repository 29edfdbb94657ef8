import type { PaperVerdict } from '@vesta/domain/verification';
import type { SealVerdict } from '@vesta/report-pdf/seal/verify-seal';
import type { PublicReportKeys } from '../report/keys/report-keys.ts';
import { type CodeJudgement, judgeCode } from './judge-code.ts';

export type PaperJudgement = Pick<PaperVerdict, 'seal'> & { judgement: CodeJudgement };

/** What a file says by itself: whether its seal is ours and holds, and then what its code certifies. */
export function judgePaper({ outcome, code }: SealVerdict, keys: PublicReportKeys, now: Date): PaperJudgement {
  if (outcome !== 'sealed' || code === null) {
    return { seal: outcome, judgement: { certificate: null, refusal: 'forged' } };
  }
  return { seal: outcome, judgement: judgeCode(code, keys, now) };
}
