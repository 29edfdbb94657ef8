import { brokenWeights } from '@vesta/engine/evidence/lines/whole-weights';
import { StartError } from '../lib/start-error.ts';

/** Whoever cannot read a picture finds out before the first person hands one in. */
export async function lookAtWeights(find: () => Promise<readonly string[]> = brokenWeights): Promise<void> {
  const broken = await find();
  if (broken.length > 0)
    throw new StartError(`${broken.join(', ')} missing or damaged: install or unpack the release again.`);
}
