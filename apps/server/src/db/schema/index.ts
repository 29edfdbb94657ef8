export * from './applications.ts';
export * from './companies.ts';
export * from './house.ts';
export * from './people.ts';
