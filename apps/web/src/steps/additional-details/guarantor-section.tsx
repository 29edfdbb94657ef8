import { isSameName } from '@vesta/domain/validation/same-name';
import type { UseFormReturn } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { OptionalPart } from '../../features/checked-form/optional-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';
import { GuarantorForm } from './guarantor-form.tsx';
import styles from './household.module.css';
import { useInvitations } from './invitations.api.ts';
import type { ReportUnsaved } from './person-form.tsx';
import { PersonRow } from './person-row.tsx';
import { usePeopleList } from './use-people-list.ts';

interface GuarantorSectionProps {
  form: UseFormReturn<AdditionalValues>;
  user: { first_name: string; last_name: string; email: string };
  isMortgage: boolean;
  onUnsaved: ReportUnsaved;
}

/** Whoever steps in when the money does not come; nobody has to name one. */
export function GuarantorSection({ form, user, isMortgage, onUnsaved }: GuarantorSectionProps) {
  const t = useTranslations();
  const format = useFormatter();
  const invitations = useInvitations();
  const guarantors = form.watch('guarantors');
  const list = usePeopleList(guarantors, (people) => form.setValue('guarantors', people, { shouldDirty: true }));
  return (
    <OptionalPart
      id="guarantor"
      title={t('AdditionalDetails.Guarantor.Title')}
      answer={guarantors.length > 0 ? format.list(guarantors.map(({ fullname }) => fullname)) : null}
      mustShow={guarantors.length > 0 || list.isAdding}
    >
      <p className="small quiet">{t(`AdditionalDetails.Guarantor.${isMortgage ? 'HintMortgage' : 'Hint'}`)}</p>
      {guarantors.length > 0 && (
        <ul className={`card ${styles.people}`} aria-label={t('AdditionalDetails.Guarantor.People')}>
          {guarantors.map(({ fullname, email }, index) => (
            <PersonRow
              key={email}
              fullname={fullname}
              lines={[email]}
              email={{ value: email, own: user.email, onChange: (changed) => list.change(index, { email: changed }) }}
              invitation={invitations.find((one) => one.role === 'guarantor' && one.email === email)}
              isNamesake={isSameName(user, fullname)}
              onRemove={() => list.remove(index)}
            />
          ))}
        </ul>
      )}
      {list.isAdding ? (
        <GuarantorForm user={user} onAdd={list.add} onCancel={list.close} onUnsaved={onUnsaved} />
      ) : (
        <div>
          <Button ref={list.addButton} kind="second" size="mini" icon="plus" onClick={list.open}>
            {t('AdditionalDetails.Guarantor.Add')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {list.spoken}
      </p>
    </OptionalPart>
  );
}
