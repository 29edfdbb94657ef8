export * from './applications.ts';
export * from './companies.ts';
export * from './evidence.ts';
export * from './house.ts';
export * from './payments.ts';
export * from './people.ts';
export * from './reports.ts';
export * from './rights.ts';
