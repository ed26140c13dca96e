import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moneyDirections } from '#domain/money/method-switches.ts';
import { time } from '../columns';

/** Ways of money in and out as operators have set them; without a row: as the product has it. */
export const moneyMethod = pgTable(
  'money_method',
  {
    direction: text('direction', { enum: moneyDirections }).notNull(),
    method: text('method').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Why it is off. */
    reason: text('reason'),
    /** Null: the usual place. */
    place: integer('place'),
    changedBy: uuid('changed_by'),
    changedAt: time('changed_at').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.direction, columns.method] })],
);
