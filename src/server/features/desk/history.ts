import { desc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { deskToolsContract } from '#contract/desk/tools.ts';
import { personColumns } from '../../platform/db/person-columns';
import { operatorNote } from '../../platform/db/schema/operators-desk';
import { appUser, auditLog } from '../../platform/db/schema/people';
import type { Handler } from '../../platform/http/call';
import { runOperation } from '../../platform/ledger/operations';
import { announceToStaff, seenOf } from '../audit/public';
import { kindOfSubject } from '#domain/people/desk-subject.ts';
import { requireSubjectAccess } from './require-subject-access';

const shownLines = 50;

const actor = personColumns(appUser);

/** Acts of operators on one subject and their notes about it, newest first. */
export const readHistory: Handler<(typeof deskToolsContract)['GET /v1/admin/history']> = async (
  app,
  { actor: reader, query },
) => {
  requireSubjectAccess(reader, query.subject);
  // Read before the lines: an act in between is shown but still refused as unseen, never accepted without being shown.
  const seen = await seenOf(app.db, query.subject);
  const lines = await app.db
    .select({
      id: auditLog.id,
      actor,
      action: auditLog.action,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .innerJoin(appUser, eq(appUser.id, auditLog.actorId))
    .where(eq(sql`lower(${auditLog.subject})`, query.subject))
    .orderBy(desc(auditLog.id))
    .limit(shownLines);
  const notes = await app.db
    .select({ id: operatorNote.id, author: actor, text: operatorNote.text, createdAt: operatorNote.createdAt })
    .from(operatorNote)
    .innerJoin(appUser, eq(appUser.id, operatorNote.authorId))
    .where(eq(operatorNote.subject, query.subject))
    .orderBy(desc(operatorNote.createdAt))
    .limit(shownLines);
  const onWire = <T extends { readonly createdAt: Date }>(row: T) => ({ ...row, createdAt: row.createdAt });
  return {
    lines: lines.map((line) => ({ ...onWire(line), details: { ...line.details } })),
    notes: notes.map(onWire),
    seen,
  };
};

export const writeNote: Handler<(typeof deskToolsContract)['POST /v1/admin/notes']> = (
  app,
  { actor: author, body, idempotencyKey },
) => {
  const { subject, text } = body;
  requireSubjectAccess(author, subject);
  return runOperation(app, { kind: 'note', actor: author.id, idempotencyKey, request: body }, async (tx) => {
    const id = uuidv7();
    const createdAt = new Date(app.clock.now());
    await tx.insert(operatorNote).values({ id, subject, authorId: author.id, text, createdAt });
    const [written] = await tx.select(actor).from(appUser).where(eq(appUser.id, author.id));
    if (!written) throw new Error('an author is a person');
    const kind = kindOfSubject(subject);
    if (kind !== null) await announceToStaff(tx, kind);
    return { id, author: written, text, createdAt };
  });
};
