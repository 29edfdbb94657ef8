import { type HouseholdRole, householdRoles } from '@vesta/domain/validation/household-vocabulary';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../ui/field/field.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';

interface RoleChoiceProps {
  value: HouseholdRole;
  onChange: (role: HouseholdRole) => void;
}

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useTranslations('AdditionalDetails');
  return (
    <FieldGroup label={t('Member.Role')}>
      <Segmented
        options={householdRoles.map((role) => ({ value: role, label: t(`Roles.${role}`) }))}
        value={value}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
