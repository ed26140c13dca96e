import { customType } from 'drizzle-orm/pg-core';

/** Drizzle has no column of bytes of its own. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
