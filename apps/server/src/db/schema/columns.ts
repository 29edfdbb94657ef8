import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Bytes as Node buffers: hashes, sealed values, wrapped keys. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
