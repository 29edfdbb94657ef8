import { createCodeKey, publicCodeKey } from '@vesta/report-pdf/code/sign-code';
import { createSealKey } from '@vesta/report-pdf/seal/create-seal-key';
import { fingerprintOf, type SealKey } from '@vesta/report-pdf/seal/seal-key';
import { like } from 'drizzle-orm';
import { readOperator } from '../../../config/operator.ts';
import { houseSecrets } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { keepSecret } from './keep-secret.ts';
import { publishKeys } from './publish-keys.ts';
import { readOperatorSeal } from './read-operator-seal.ts';
import { base64, fromBase64, type ReportKeys } from './report-keys.ts';

const CODE_KEY = 'report.code-key';
const SEAL_KEY = 'report.seal-key';
const CERTIFICATE = 'report.seal-certificate.';
const COUNTRY = 'IT';

type Needs = Pick<House, 'config' | 'database' | 'vault' | 'clock' | 'random'>;
type StoredSeal = { certificate: string; privateKey: string };

async function ownSeal(house: Needs): Promise<SealKey> {
  const { certificate, privateKey } = await keepSecret<StoredSeal>(house, SEAL_KEY, async () => {
    const organisation = readOperator(house.config.operatorFile).product;
    const made = await createSealKey({ organisation, country: COUNTRY, now: house.clock.now(), random: house.random });
    return { certificate: base64(made.certificate), privateKey: base64(made.privateKey) };
  });
  return { certificate: fromBase64(certificate), chain: [], privateKey: fromBase64(privateKey) };
}

/** A certificate that sealed one paper is remembered for good: papers outlive the change to another. */
async function rememberedCertificates(house: Needs, current: Uint8Array): Promise<string[]> {
  const name = `${CERTIFICATE}${fingerprintOf(current)}`;
  await keepSecret(house, name, () => base64(current));
  const rows = await house.database.orm
    .select()
    .from(houseSecrets)
    .where(like(houseSecrets.name, `${CERTIFICATE}%`))
    .orderBy(houseSecrets.name);
  return rows.map((row) => house.vault.openJson<string>(row.sealed, row.name));
}

/** The keys of this house for papers and codes: the operator's own where given, made at the first start otherwise. */
export async function openReportKeys(house: Needs): Promise<ReportKeys> {
  const code = fromBase64(await keepSecret(house, CODE_KEY, () => base64(createCodeKey())));
  const seal = house.config.seal ? readOperatorSeal(house.config.seal) : await ownSeal(house);
  const certificates = await rememberedCertificates(house, seal.certificate);
  const known = { codeKeys: [base64(publicCodeKey(code))], certificates };
  publishKeys(house.config, known);
  return { seal, code, known };
}
