import type { Report } from '@vesta/domain/report/report';
import { guaranteeOf } from '../analysis/model/guarantor-room.ts';

const NOTHING_SHARED = {
  share: 'expected',
  pending: true,
  monthly_income: null,
  commitments: null,
  housing: null,
  room: null,
} as const;

/**
 * The same report without the figures of one guarantor, known by address; null where it holds none of theirs. The name
 * stays, since the tenant gave it; what other guarantors could carry is counted anew.
 */
export function withoutGuarantor(report: Report, email: string): Report | null {
  if (report.kind === 'rapid') return null;
  const isTheirs = (line: { email: string | null; share: string }) => line.email === email && line.share === 'released';
  if (!report.guarantors.content.some(isTheirs)) return null;
  const content = report.guarantors.content.map((line) => (isTheirs(line) ? { ...line, ...NOTHING_SHARED } : line));
  const explain = report.explain.filter(({ figure }) => figure !== 'guarantor_cover');
  const cut = { ...report, guarantors: { content }, explain };
  if (cut.kind !== 'rent') return cut;
  const { rent, value } = cut.monthly_affordability;
  const rooms = content.flatMap(({ room }) => room ?? []);
  return { ...cut, guarantee: guaranteeOf(rent, value, rooms) };
}
