import type { PaperVerdict } from '@vesta/domain/verification';
import type { House } from '../../house.ts';
import { fingerprintsIn } from '../report/keys/report-keys.ts';
import { type CodeJudgement, judgeCode } from './judge-code.ts';

export type PaperJudgement = Pick<PaperVerdict, 'seal'> & { judgement: CodeJudgement };

/** What a file says by itself: whether its seal is ours and holds, and then what its code certifies. */
export async function judgePaper(
  { sealReader, reportKeys, clock }: Pick<House, 'sealReader' | 'reportKeys' | 'clock'>,
  file: Uint8Array,
): Promise<PaperJudgement> {
  const { outcome, code } = await sealReader.read({ file, ours: fingerprintsIn(reportKeys.known) });
  if (outcome !== 'sealed' || code === null) {
    return { seal: outcome, judgement: { certificate: null, refusal: 'forged' } };
  }
  return { seal: outcome, judgement: judgeCode(code, reportKeys.known, clock.now()) };
}
