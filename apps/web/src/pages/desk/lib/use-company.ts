import { type CompanyPermission, mayInCompany } from '@vesta/domain/desk/permissions';
import { useMe } from './use-me.ts';
import { usePlace } from './use-place.ts';

/** The company that the address names, and what this person may do in it. The server guards itself. */
export function useCompany() {
  const me = useMe();
  const { company: id } = usePlace();
  const company = me.companies.find((one) => one.id === id) ?? null;
  return {
    id,
    name: company?.name ?? '',
    may: (permission: CompanyPermission) => company !== null && mayInCompany(company.role, permission),
  };
}
