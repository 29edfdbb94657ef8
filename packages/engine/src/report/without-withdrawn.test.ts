import { describe, expect, test } from 'vitest';
import { buildReport } from './build-report.ts';
import type { GuarantorFacts, MemberFacts } from './input.ts';
import { checkedInput } from './testing/inputs.ts';
import { withoutWithdrawn } from './without-withdrawn.ts';

const figures = { income: 300_000, commitments: 0, housing: 0 };
const paolo: GuarantorFacts = {
  fullname: 'Paolo Rossi',
  relationship: 'Father',
  email: 'paolo@posta.example',
  share: 'released',
  figures,
};
const anna: MemberFacts = {
  fullname: 'Anna Bianchi',
  relationship: 'Partner',
  role: 'Co-Applicant',
  email: 'anna@posta.example',
  dateOfBirth: null,
  share: 'released',
};
const report = buildReport({ ...checkedInput({ guarantors: [paolo], members: [anna] }), kind: 'rent' });
const seen = (...people: { email: string; share: 'expected' | 'unreleased' | 'released' }[]) => {
  const cut = withoutWithdrawn(report, people);
  if (cut.kind !== 'rent') throw new Error('a rent report stays one');
  return { guarantor: cut.guarantors.content[0], note: cut.hh_members.content[0]?.note, room: cut.guarantee.room };
};
const released = { share: 'released' as const };
const back = { share: 'unreleased' as const };

describe('REP-07 a report says of its people what they let it say', () => {
  test('nothing changes as long as everybody lets it', () => {
    expect(
      withoutWithdrawn(report, [
        { email: paolo.email ?? '', ...released },
        { email: anna.email ?? '', ...released },
      ]),
    ).toEqual(report);
  });

  test('whoever took their figures back is named and counts no more, the other stays', () => {
    const half = seen({ email: 'paolo@posta.example', ...back }, { email: 'anna@posta.example', ...released });
    expect(half.guarantor).toMatchObject({ fullname: 'Paolo Rossi', share: 'unreleased', pending: true, room: null });
    expect([half.note, half.room]).toEqual(['counted', 0]);
    expect(seen({ email: 'paolo@posta.example', ...released }, { email: 'anna@posta.example', ...back }).note).toBe(
      'unreleased',
    );
  });

  test('whoever is gone is expected again', () => {
    const gone = seen();
    expect(gone.guarantor).toMatchObject({ share: 'expected', monthly_income: null });
    expect(gone.note).toBe('pending');
  });
});
