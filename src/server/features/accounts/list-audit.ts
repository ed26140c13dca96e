import { eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskAuditContract } from '#contract/desk/audit.ts';
import { queueDecisions } from '#domain/people/desk-queue.ts';
import { personColumns } from '../../platform/db/person-columns';
import { either, equal, type Filter, search, within } from '../../platform/db/filters';
import type { Executor } from '../../platform/db/open-database';
import { appUser, auditLog } from '../../platform/db/schema/people';
import { escapeLike } from '../../platform/db/search';
import { readPage } from '../../platform/http/read-page';
import { Refusal } from '../../platform/http/refusal';

type Query = output<(typeof deskAuditContract)['GET /v1/admin/audit']['query']>;

const subjectIs = (subject: string): SQL =>
  subject.includes(':')
    ? eq(sql`lower(${auditLog.subject})`, subject)
    : like(sql`lower(${auditLog.subject})`, `${escapeLike(subject)}:%`);

const filtersOf = (query: Query): readonly Filter[] => [
  search(query.subject, subjectIs),
  equal(auditLog.actorId, query.actorId),
  query.action ? like(auditLog.action, `${escapeLike(query.action)}%`) : undefined,
  either(query.decisions, inArray(auditLog.action, [...queueDecisions])),
  within(auditLog.createdAt, query),
];

const sorts = { createdAt: { by: auditLog.createdAt, type: 'timestamptz' } } as const;

const rowsOf = (db: Executor, key: SQL<string>) =>
  db
    .select({ id: auditLog.id, line: auditLog, actor: personColumns(appUser), key })
    .from(auditLog)
    .innerJoin(appUser, eq(appUser.id, auditLog.actorId));

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

// Audit lines are never changed, and old ones contain ids in upper case.
const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi)].map(([id]) => id.toLowerCase());

const named = ({ line: { subject, details } }: Row): readonly string[] =>
  idsIn(`${subject} ${JSON.stringify(details)}`);

/** Ids that may be the person's whom the act concerned, the likeliest first. */
const concerned = ({ line: { subject, details } }: Row): readonly string[] =>
  idsIn(`${subject} ${String(details['userId'])} ${String(details['subjectId'])}`);

/** Lines with the people whom they name; one query for all of them. */
const withPeople = async (db: Executor, rows: readonly Row[]) => {
  const ids = [...new Set(rows.flatMap(named))];
  const found =
    ids.length === 0 ? [] : await db.select(personColumns(appUser)).from(appUser).where(inArray(appUser.id, ids));
  const people = new Map(found.map((person) => [person.id, person]));
  const known = (all: readonly string[]) => [...new Set(all)].flatMap((id) => people.get(id) ?? []);
  return rows.map((row) => ({
    id: row.id,
    actor: row.actor,
    person: known(concerned(row))[0] ?? null,
    people: known(named(row)),
    action: row.line.action,
    subject: row.line.subject,
    details: { ...row.line.details },
    createdAt: row.line.createdAt,
  }));
};

/** The audit log, newest first by default. */
export const listAudit = async (db: Executor, query: Query) => {
  const { items, ...rest } = await readPage({
    db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: auditLog.id, type: 'bigint' },
    filters: filtersOf(query),
    rows: (key) => rowsOf(db, key),
    counted: auditLog,
    line: (row: Row) => row,
  });
  return { ...rest, items: await withPeople(db, items) };
};

/** @throws Refusal NOT_FOUND */
export const readAuditLine = async (db: Executor, id: number) => {
  const [line] = await withPeople(db, await rowsOf(db, sql`''`).where(eq(auditLog.id, id)));
  if (line === undefined) throw new Refusal('NOT_FOUND');
  return line;
};
