import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import type { Kopecks } from '#domain/money/kopecks.ts';

/** A point in time, read as `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount in kopecks, read as a safe integer. */
export const kopecks = (name: string) => bigint(name, { mode: 'number' }).$type<Kopecks>();

/** Drizzle has no column type for bytes. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
