import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskRingsContract } from '#contract/desk/money/rings.ts';
import { type Filter, oneOf, search, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { heldGift, riskLink, riskMember, riskRing } from '#server/platform/db/schema/money/risks.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { nameStarts, uuidOf } from '#server/platform/db/search.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { seenOf } from '../../audit/public';

type Contract = typeof deskRingsContract;
type Query = output<Contract['GET /v1/admin/rings']['query']>;
type Line = output<Contract['GET /v1/admin/rings']['response']>['items'][number];
type Whole = output<Contract['GET /v1/admin/rings/{id}']['response']>;
type Ring = typeof riskRing.$inferSelect;

/** Names that a row of the list shows. */
const shownNames = 3;

const names = sql<string[]>`ARRAY(SELECT username FROM app_user JOIN risk_member ON risk_member.user_id = app_user.id
  WHERE risk_member.ring_id = risk_ring.id ORDER BY risk_member.joined_at, app_user.id LIMIT ${shownNames})`;

const lineOf = ({ row, names: shown }: { readonly row: Ring; readonly names: readonly string[] }): Line => ({
  id: row.id,
  state: row.state,
  names: [...shown],
  people: row.people,
  score: row.score,
  held: row.held,
  foundAt: row.foundAt,
  waitsSince: row.waitsSince,
  decidedAt: row.decidedAt,
});

const withIdOrMember = (text: string): SQL => {
  const known = uuidOf(text);
  return known === null
    ? sql`${riskRing.id} IN (SELECT risk_member.ring_id FROM risk_member JOIN app_user ON app_user.id = risk_member.user_id WHERE ${nameStarts(text)})`
    : eq(riskRing.id, known);
};

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(riskRing.state, query.state),
  within(riskRing.foundAt, query),
  search(query.search, withIdOrMember),
];

const withNames = (db: Executor, key: SQL<string>) =>
  db.select({ id: riskRing.id, row: riskRing, names, key }).from(riskRing);

/** A page of rings, the latest found first by default. */
export const listRings = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts: { foundAt: { by: riskRing.foundAt, type: 'timestamptz' }, held: { by: riskRing.held, type: 'bigint' } },
    sort: '-foundAt',
    id: { by: riskRing.id, type: 'uuid' },
    filters: filtersOf(query),
    rows: (key) => withNames(db, key),
    counted: riskRing,
    line: lineOf,
  });

const membersOf = async (db: Executor, ringId: string): Promise<Whole['members']> => {
  const rows = await db
    .select({ person: personColumns(appUser), createdAt: appUser.createdAt, mateId: mateAccess.userId })
    .from(riskMember)
    .innerJoin(appUser, eq(appUser.id, riskMember.userId))
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(eq(riskMember.ringId, ringId))
    .orderBy(asc(riskMember.joinedAt), asc(appUser.id));
  const people = new Map(rows.map((row) => [row.person.id, row]));
  return [...people.values()].map(({ person, createdAt, mateId }) => ({
    ...person,
    isMate: mateId !== null,
    createdAt,
  }));
};

const linksOf = async (db: Executor, ringId: string): Promise<Whole['links']> => {
  const rows = await db
    .select()
    .from(riskLink)
    .where(eq(riskLink.ringId, ringId))
    .orderBy(desc(riskLink.score), asc(riskLink.oneId), asc(riskLink.otherId));
  return rows.map(({ oneId, otherId, score, reasons, foundAt }) => ({ oneId, otherId, score, reasons, foundAt }));
};

const giftsOf = async (db: Executor, ringId: string): Promise<Whole['gifts']> => {
  const rows = await db
    .select({ row: heldGift, person: personColumns(appUser) })
    .from(heldGift)
    .innerJoin(appUser, eq(appUser.id, heldGift.userId))
    .where(eq(heldGift.ringId, ringId))
    .orderBy(desc(heldGift.heldAt), desc(heldGift.id));
  return rows.map(({ row, person }) => ({
    id: row.id,
    person,
    kind: row.kind,
    amount: row.amount,
    state: row.state,
    squadId: row.squadId,
    heldAt: row.heldAt,
    dueAt: row.dueAt,
  }));
};

/** @throws Refusal NOT_FOUND */
export const readRing = async (db: Executor, id: string): Promise<Whole> => {
  const [found] = await withNames(db, sql<string>`''`).where(eq(riskRing.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  const { decidedBy } = found.row;
  const [by] =
    decidedBy === null ? [] : await db.select(personColumns(appUser)).from(appUser).where(eq(appUser.id, decidedBy));
  return {
    ...lineOf(found),
    members: await membersOf(db, id),
    links: await linksOf(db, id),
    gifts: await giftsOf(db, id),
    decidedBy: by ?? null,
    undoable: found.row.state !== 'OPEN',
    seen: await seenOf(db, `ring:${id}`),
  };
};
