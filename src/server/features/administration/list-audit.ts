import { eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { adminAuditContract } from '../../../contract/admin/audit';
import { queueDecisions } from '../../../domain/people/admin-queue';
import { personColumns } from '../../platform/db/person-columns';
import { either, equal, type Filter, search, within } from '../../platform/db/filters';
import type { Executor } from '../../platform/db/open-database';
import { appUser, auditLog } from '../../platform/db/schema/people';
import { escapeLike } from '../../platform/db/search';
import { readPage } from '../../platform/http/read-page';

type Query = output<(typeof adminAuditContract)['GET /v1/admin/audit']['query']>;

const about = alias(appUser, 'about');

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

/** The audit log, newest first by default. */
export const listAudit = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: auditLog.id, type: 'bigint' },
    filters: filtersOf(query),
    rows: (key) =>
      db
        .select({ id: auditLog.id, line: auditLog, actor: personColumns(appUser), person: personColumns(about), key })
        .from(auditLog)
        .innerJoin(appUser, eq(appUser.id, auditLog.actorId))
        // Audit lines are never changed, and old ones contain ids in upper case.
        .leftJoin(
          about,
          sql`${about.id} = CASE WHEN ${auditLog.subject} ~* '^user:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN substr(${auditLog.subject}, 6)::uuid END`,
        ),
    counted: auditLog,
    line: ({ line, actor, person }) => ({
      id: line.id,
      actor,
      person,
      action: line.action,
      subject: line.subject,
      details: { ...line.details },
      createdAt: line.createdAt.toISOString(),
    }),
  });
