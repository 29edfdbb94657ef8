import { type HouseholdRole, householdRoles } from '@vesta/domain/validation/household-vocabulary';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../lib/use-route.ts';
import { FieldGroup } from '../../ui/field/field.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';

interface RoleChoiceProps {
  value: HouseholdRole;
  onChange: (role: HouseholdRole) => void;
}

/** Beside the person who applies one signs a tenancy, or takes out a loan. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useTranslations('AdditionalDetails');
  const isLoan = useRoute().applicationType === 'mortgage';
  return (
    <FieldGroup label={t(isLoan ? 'Member.RoleInLoan' : 'Member.Role')}>
      <Segmented
        options={householdRoles.map((role) => ({
          value: role,
          label: t(`${isLoan ? 'RolesInLoan' : 'Roles'}.${role}`),
        }))}
        value={value}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
