/** Roles in a company: its own people. */
export const companyRoles = ['owner', 'agent', 'viewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Roles in the house: people who work for Vesta. */
export const houseRoles = ['reviewer', 'senior-reviewer', 'administrator'] as const;
export type HouseRole = (typeof houseRoles)[number];

export type CompanyPermission =
  | 'company.read'
  | 'company.write'
  | 'members.read'
  | 'members.write'
  | 'listings.read'
  | 'listings.write'
  | 'applicants.read'
  | 'applicants.write'
  | 'partners.read'
  | 'partners.write';

export type HousePermission = 'review.read' | 'review.papers' | 'review.decide' | 'review.files' | 'companies.create';

export type Permission = CompanyPermission | HousePermission;

/** Who may do what in a company; every cell of this table is walked by a test against every call. */
const companyTable: Readonly<Record<CompanyPermission, readonly CompanyRole[]>> = {
  'company.read': ['owner', 'agent', 'viewer'],
  'company.write': ['owner'],
  'members.read': ['owner', 'agent', 'viewer'],
  'members.write': ['owner'],
  'listings.read': ['owner', 'agent', 'viewer'],
  'listings.write': ['owner', 'agent'],
  'applicants.read': ['owner', 'agent', 'viewer'],
  'applicants.write': ['owner', 'agent'],
  'partners.read': ['owner'],
  'partners.write': ['owner'],
};

/** Who may do what in the house. A reviewer decides about papers; the administrator about companies, not about papers. */
const houseTable: Readonly<Record<HousePermission, readonly HouseRole[]>> = {
  'review.read': ['reviewer', 'senior-reviewer', 'administrator'],
  // Papers are for those who decide about them; the file itself, with all that lies hidden in it, for few.
  'review.papers': ['reviewer', 'senior-reviewer'],
  'review.decide': ['reviewer', 'senior-reviewer'],
  'review.files': ['senior-reviewer'],
  'companies.create': ['administrator'],
};

export const companyPermissions = Object.keys(companyTable) as readonly CompanyPermission[];
export const housePermissions = Object.keys(houseTable) as readonly HousePermission[];

export const isCompanyPermission = (permission: Permission): permission is CompanyPermission =>
  permission in companyTable;

export const mayInCompany = (role: CompanyRole, permission: CompanyPermission): boolean =>
  companyTable[permission].includes(role);

export const mayInHouse = (role: HouseRole | null, permission: HousePermission): boolean =>
  role !== null && houseTable[permission].includes(role);
