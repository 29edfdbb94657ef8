import type { AggregatedMember } from '@vesta/domain/report/aggregated-report';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { useRelationship } from '../parts/use-relationship.ts';
import { Card } from '../sections/card.tsx';
import styles from '../sections/tables.module.css';

/** Who brings what. A guarantor stands apart with what they could carry, a missing one with nothing. */
export function MembersTable({ members }: { members: readonly AggregatedMember[] }) {
  const t = useTranslations('ReportSharing.Household');
  const { money, plain } = useFigures();
  const related = useRelationship();
  const cell = (cents: number | null) => (cents === null ? '–' : plain(cents));
  const noteOf = ({ pending, role, room }: AggregatedMember) => {
    if (pending) return <Chip tone="unsure">{t('Pending')}</Chip>;
    if (role !== 'guarantor') return null;
    return (
      <small>{[t('Apart'), room !== null && t('Room', { amount: money(room) })].filter(Boolean).join(', ')}</small>
    );
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
                {member.fullname} {noteOf(member)}
              </th>
              <td className={styles.wide}>
                {[t(`Roles.${member.role}`), related(member.relationship)].filter(Boolean).join(', ')}
              </td>
              <td data-num>{cell(member.monthly_income)}</td>
              <td data-num className={styles.wide}>
                {cell(member.commitments)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
