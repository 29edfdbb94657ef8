import type { ShareState } from '@vesta/domain/report/people';
import type { Report } from '@vesta/domain/report/report';
import { noteOf } from './parts/people-lists.ts';
import { withoutGuarantor } from './without-guarantor.ts';

interface Person {
  readonly email: string | null;
  readonly share: ShareState;
}

/**
 * The same report once some of those who stand in it have taken their figures back. It says of each of them what the
 * household says; whoever did not release anything then is not made to have done so.
 */
export function withoutWithdrawn(report: Report, people: readonly Person[]): Report {
  if (report.kind === 'rapid') return report;
  const shareOf = (email: string | null): ShareState =>
    people.find((person) => person.email !== null && person.email === email)?.share ?? 'expected';
  let cut: Exclude<Report, { kind: 'rapid' }> = report;
  for (const { email, share } of report.guarantors.content) {
    const now = shareOf(email);
    if (email === null || share !== 'released' || now === 'released') continue;
    const without = withoutGuarantor(cut, email);
    if (!without || without.kind === 'rapid') continue;
    const content = without.guarantors.content.map((line) => (line.email === email ? { ...line, share: now } : line));
    cut = { ...without, guarantors: { content } };
  }
  const content = cut.hh_members.content.map((member) =>
    member.note === 'counted' ? { ...member, note: noteOf[shareOf(member.email)] } : member,
  );
  return { ...cut, hh_members: { ...cut.hh_members, content } };
}
