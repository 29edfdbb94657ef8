import { setTimeout as delay } from 'node:timers/promises';
import { personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import { type JourneyPaper, type JourneyPerson, travel } from '../../../apps/server/test/journey/journey.ts';
import { Traveller } from '../../../apps/server/test/journey/traveller.ts';
import type { Cluster } from './cluster.ts';

const upload = (path: string, type: string, more: object = {}) => ({ path, fields: { type, ...more } });
const ways: Readonly<Record<string, Pick<JourneyPaper, 'path' | 'fields'>>> = {
  identity_document: upload('/v1/other-documents/upload', 'national_id', {
    id_type: 'id_card',
    selected_ids_combination: 'digital_id',
  }),
  payslip: upload('/v1/other-documents/upload', 'payslip'),
  fiscal_document: upload('/v1/other-documents/upload-fiscal', 'cud'),
  bank_statement: upload('/v1/bank-account/upload', 'bank_statement'),
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** Giulia with her card, her payslips, her tax paper and her statements. */
export async function giuliasPapers(): Promise<JourneyPaper[]> {
  const kinds = ['identity_document', 'payslip', 'fiscal_document', 'bank_statement'] as const;
  const specimens = await specimensOf(personas.giulia(today()), { today: today(), seed: 'scale', kinds });
  const own = specimens.filter(({ truth }) => truth.kind !== 'identity_document' || truth.type === 'id_card');
  return own.flatMap(({ name, bytes, truth }) => {
    const way = ways[truth.kind];
    return way ? [{ ...way, name, bytes: new Uint8Array(bytes) }] : [];
  });
}

let met = 0;

function nextPerson(papers: readonly JourneyPaper[]): JourneyPerson & { from: string } {
  met += 1;
  const { firstName, lastName, fiscalCode, birthDay, birthPlace, address, job } = personas.giulia(today());
  const [, street = '', houseNum = ''] = /^(.*?),? (\d+\w*)$/.exec(address.street) ?? [];
  // The same papers as other bytes: nobody hands in what somebody else handed in.
  const mark = Buffer.from(`\n% ${met}\n`);
  return {
    ...{
      firstName,
      lastName,
      fiscalCode: fiscalCode ?? '',
      birthPlace: birthPlace.name,
      paychecks: job?.payments ?? 13,
    },
    email: `giulia.${met}@posta.example`,
    from: `10.${met >> 8}.${met & 255}.7`,
    birthDay: birthDay.split('-').reverse().join('/'),
    address: { ...address, street, houseNum, province: address.province ?? '' },
    papers: papers.map((paper) => ({ ...paper, bytes: new Uint8Array(Buffer.concat([paper.bytes, mark])) })),
  };
}

async function codeFor({ mails }: Cluster, email: string): Promise<string> {
  for (let waited = 0; waited < 120_000; waited += 100) {
    const mail = mails.findLast(({ to }) => to.includes(email));
    const code = /\b(\d{6})\b/.exec(mail?.raw.toString('utf8').split('\r\n\r\n').slice(1).join('\n') ?? '')?.[1];
    if (code) return code;
    await delay(100);
  }
  throw new Error('A code never arrived.');
}

export interface CrowdEnd {
  readonly reports: readonly string[];
  /** Journeys that a repeated call did not bring to their end, with the reason. */
  readonly lost: readonly string[];
  readonly repeated: readonly string[];
  readonly tookMs: number;
}

/** So many people at once, each from the first page to the report on paper. */
export async function crowd(
  cluster: Cluster,
  papers: readonly JourneyPaper[],
  people: number,
  patienceMs: number,
): Promise<CrowdEnd> {
  const from = performance.now();
  const repeated: string[] = [];
  const ends = await Promise.allSettled(
    Array.from({ length: people }, async () => {
      const person = nextPerson(papers);
      const who = new Traveller({ address: cluster.proxy.address, from: person.from, patienceMs });
      try {
        return await travel(who, person, { codeFor: (email) => codeFor(cluster, email) });
      } finally {
        repeated.push(...who.repeated);
      }
    }),
  );
  const reports = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  const lost = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  return { reports, lost, repeated, tookMs: performance.now() - from };
}
