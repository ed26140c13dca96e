import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * `column` is one of the values of the placeholder `name`, for prepared statements. The subquery hides the number of
 * values from the planner, which then assumes ten. If it saw three, it would find a custom plan cheaper than the
 * generic one and plan the statement again at every call, which costs more than reading the rows.
 */
export const isAmong = (column: SQLWrapper, name: string, type: 'integer' | 'uuid' | 'bytea'): SQL =>
  sql`${column} = ANY((SELECT ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[])`;
