import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, read as `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A sum, read as a safe integer. */
export const kopecks = (name: string) => bigint(name, { mode: 'number' });

/** Drizzle has no column of bytes of its own. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
