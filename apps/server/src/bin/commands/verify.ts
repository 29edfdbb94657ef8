import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { verifySeal } from '@vesta/report-pdf/seal/verify-seal';
import { readConfig } from '../../config/config.ts';
import { publicKeysFile } from '../../modules/report/keys/publish-keys.ts';
import { fingerprintsIn, type PublicReportKeys } from '../../modules/report/keys/report-keys.ts';
import { judgeCode } from '../../modules/verify-report/judge-code.ts';
import { judgePaper } from '../../modules/verify-report/judge-paper.ts';
import { type Command, EXIT_OK, EXIT_USAGE } from '../run-cli.ts';
import { readVerifyArguments, tokenOf } from '../verify/arguments.ts';
import { readKeys } from '../verify/read-keys.ts';
import { verdictWords } from '../verify/verdict-words.ts';

/** The paper or code is not genuine, not ours, or not valid any more. */
const EXIT_NOT_VERIFIED = 3;

async function judge(what: string, keys: PublicReportKeys, now: Date) {
  if (existsSync(what)) return judgePaper(verifySeal(await readFile(what), fingerprintsIn(keys)), keys, now);
  return { seal: null, judgement: judgeCode(tokenOf(what), keys, now) };
}

export const verify: Command = {
  summary: 'Tell whether a report is genuine: a PDF, or the code that a phone reads from it. Asks nobody.',
  usage: 'verify <file.pdf | code | scanned link> [--keys <report-keys.json>] [--json]',
  run: async (args) => {
    const asked = readVerifyArguments(args);
    if (typeof asked === 'string') {
      console.error(`${asked}\nUse: vesta ${verify.usage}`);
      return EXIT_USAGE;
    }
    const keysFile = asked.keysFile ?? publicKeysFile(readConfig(process.env));
    const keys = await readKeys(keysFile);
    if (!keys) {
      console.error(
        `There are no public keys in "${keysFile}". Save the answer of /api/v1/openapis/report-keys and name it with --keys.`,
      );
      return EXIT_USAGE;
    }
    const { seal, judgement } = await judge(asked.what, keys, new Date());
    console.log(asked.json ? JSON.stringify({ seal, ...judgement }, null, 2) : verdictWords(seal, judgement));
    return judgement.certificate ? EXIT_OK : EXIT_NOT_VERIFIED;
  },
};
