import { dayFromSlashDate } from '@vesta/domain/dates/slash-date';
import type { ApplicantRole } from '@vesta/domain/roles';
import {
  canAddMember,
  type HouseholdCount,
  MIN_ADULTS,
  parseHouseholdCount,
} from '@vesta/domain/validation/household-count';
import { isSameName } from '@vesta/domain/validation/same-name';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';
import styles from './household.module.css';
import { HouseholdCounts } from './household-counts.tsx';
import { useInvitations } from './invitations.api.ts';
import { MemberForm } from './member-form.tsx';
import type { Member } from './people.mapping.ts';
import type { ReportUnsaved } from './person-form.tsx';
import { PersonRow } from './person-row.tsx';
import { usePeopleList } from './use-people-list.ts';

interface HouseholdSectionProps {
  form: UseFormReturn<AdditionalValues>;
  user: { first_name: string; last_name: string; email: string };
  role: ApplicantRole;
  /** Who moves in besides, as whoever leads the application named them; they come first. */
  movingIn: readonly string[];
  onUnsaved: ReportUnsaved;
}

const ALONE: HouseholdCount = { adults: MIN_ADULTS, minors: 0 };

function useMemberLines(): (member: Member) => string[] {
  const t = useTranslations('AdditionalDetails');
  const { day: dayOf } = useDays();
  return ({ relationship, role, date_of_birth, email }) => {
    const day = dayFromSlashDate(date_of_birth);
    const born = day ? t('Household.Born', { date: dayOf(`${day}T12:00:00`) }) : '';
    const first = [t(`Relationships.${relationship}`), t(`RoleNames.${role}`), born].filter(Boolean).join(', ');
    return [first, email].filter(Boolean);
  };
}

/** How many people will live in the home, and who they are. */
export function HouseholdSection({ form, user, role, movingIn, onUnsaved }: HouseholdSectionProps) {
  const t = useTranslations('AdditionalDetails.Household');
  const linesOf = useMemberLines();
  const invitations = useInvitations();
  const members = form.watch('hhMembers');
  const count = parseHouseholdCount(form.watch('household_members_count')) ?? ALONE;
  const list = usePeopleList(members, (people) =>
    form.setValue('hhMembers', people, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  );
  // Whoever was invited knows that those whom they are asked with live there too, and need not name them.
  const known = role === 'co-applicant' ? Math.max(1, movingIn.length) : 0;
  const others = members.length + known;
  // Guarantors vouch for a household; they do not add to it.
  const hasRoom = role !== 'guarantor' && canAddMember(count, others);
  return (
    <section className="section" aria-labelledby="household">
      <PageHeader sub id="household" header={t('Title')} />
      <HouseholdCounts form={form} count={count} />
      {(movingIn.length > 0 || members.length > 0 || hasRoom || list.isAdding) && (
        <ul className={`card ${styles.people}`} aria-label={t('People')}>
          <PersonRow
            fullname={`${user.first_name} ${user.last_name}`}
            lines={[t(role === 'co-applicant' ? 'CoApplicant' : 'MainApplicant')]}
            isMe
          />
          {movingIn.map((fullname, index) => (
            <PersonRow
              key={fullname}
              fullname={fullname}
              lines={[index === 0 ? t('MainApplicant') : t('NamedBy', { name: movingIn[0] ?? '' })]}
            />
          ))}
          {members.map((member, index) => (
            <PersonRow
              key={`${member.fullname} ${member.date_of_birth}`}
              fullname={member.fullname}
              lines={linesOf(member)}
              {...(member.role === 'Co-Applicant' &&
                member.email !== '' && {
                  email: {
                    value: member.email,
                    own: user.email,
                    onChange: (email: string) => list.change(index, { email }),
                  },
                  invitation: invitations.find((one) => one.role === 'co-applicant' && one.email === member.email),
                })}
              isNamesake={isSameName(user, member.fullname)}
              onRemove={() => list.remove(index)}
            />
          ))}
        </ul>
      )}
      {list.isAdding && <MemberForm user={user} onAdd={list.add} onCancel={list.close} onUnsaved={onUnsaved} />}
      {hasRoom && !list.isAdding && (
        <div>
          <Button ref={list.addButton} kind="second" size="mini" icon="plus" onClick={list.open}>
            {t('AddMember')}
          </Button>
        </div>
      )}
      {count.minors > 0 && <p className="small quiet">{t('NotListed')}</p>}
      <p className="visually-hidden" role="status">
        {list.spoken}
      </p>
    </section>
  );
}
