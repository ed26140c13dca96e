import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * `column` is one of the values of the placeholder `name`, for queries that are kept by name. How many there are is
 * hidden from the planner, which takes them for ten then: seeing three, it finds a plan for three cheaper than the one
 * that it keeps for any number, and plans anew at every call, which costs more than the rows do.
 */
export const isAmong = (column: SQLWrapper, name: string, type: 'integer' | 'uuid'): SQL =>
  sql`${column} = ANY((SELECT ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[])`;
