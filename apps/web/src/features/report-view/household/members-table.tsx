import type { AggregatedMember } from '@vesta/domain/report/aggregated-report';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Unbroken } from '../../../ui/unbroken/unbroken.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { useRelationship } from '../parts/use-relationship.ts';
import { Card } from '../sections/card.tsx';
import styles from '../sections/tables.module.css';

/** Who brings what. What a guarantor has stands in brackets, as on paper: it is no part of the household's sums. */
export function MembersTable({ members }: { members: readonly AggregatedMember[] }) {
  const t = useTranslations('ReportSharing.Household');
  const { money, plain } = useFigures();
  const related = useRelationship();
  const cell = (role: AggregatedMember['role'], cents: number | null) => {
    if (cents === null) return '–';
    return role === 'guarantor' ? `(${plain(cents)})` : plain(cents);
  };
  const roleOf = ({ role, relationship }: AggregatedMember) =>
    [t(`Roles.${role}`), related(relationship)].filter(Boolean).join(', ');
  const noteOf = ({ pending, share, role, room, verified }: AggregatedMember) => {
    if (pending) return <Chip tone="unsure">{t(share === 'unreleased' ? 'Unreleased' : 'Pending')}</Chip>;
    const words = [
      verified && t('IdentityVerified'),
      role === 'guarantor' && t('Apart'),
      role === 'guarantor' && room !== null && t('Room', { amount: money(room) }),
    ];
    return <small>{words.filter(Boolean).join(', ')}</small>;
  };
  return (
    <Card>
      <Table caption={t('People')} dense>
        <thead>
          <tr>
            <th scope="col">{t('Person')}</th>
            <th scope="col" className={styles.wide}>
              {t('Role')}
            </th>
            <th scope="col" data-num>
              {t('Income')}
            </th>
            <th scope="col" data-num className={styles.wide}>
              {t('Commitments')}
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={`${member.fullname} ${member.role}`}>
              <th scope="row" className={styles.noted}>
                {member.fullname}{' '}
                <small className={styles.narrow}>
                  <Unbroken words={roleOf(member)} />
                </small>{' '}
                {noteOf(member)}
              </th>
              <td className={styles.wide} data-words>
                <Unbroken words={roleOf(member)} />
              </td>
              <td data-num>{cell(member.role, member.monthly_income)}</td>
              <td data-num className={styles.wide}>
                {cell(member.role, member.commitments)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
