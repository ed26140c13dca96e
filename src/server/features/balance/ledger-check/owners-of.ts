import { inArray } from 'drizzle-orm';
import { ledgerSubjectParts } from '#domain/money/ledger-rule.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { bonusGrant } from '#server/platform/db/schema/money/bonus.ts';
import { appUser } from '#server/platform/db/schema/people.ts';

interface Owner {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

const personal: ReadonlySet<string> = new Set(['USER', 'BONUS', 'GIFT']);

/** Owners of these accounts and grants, by subject; one without an owner has no entry. */
export const ownersOf = async (db: Executor, subjects: readonly string[]): Promise<ReadonlyMap<string, Owner>> => {
  const parts = subjects.map((subject) => ({ subject, parts: ledgerSubjectParts(subject) }));
  const idsOf = (mine: (kind: string) => boolean) =>
    parts.flatMap(({ parts: [kind = '', id = ''] }) => (mine(kind) ? [id] : []));
  const grantIds = idsOf((kind) => kind === 'grant');
  const grants =
    grantIds.length === 0
      ? []
      : await db
          .select({ id: bonusGrant.id, userId: bonusGrant.userId })
          .from(bonusGrant)
          .where(inArray(bonusGrant.id, grantIds));
  const byGrant = new Map(grants.map(({ id, userId }) => [id, userId]));
  const userIds = [...idsOf((kind) => personal.has(kind)), ...byGrant.values()];
  if (userIds.length === 0) return new Map();
  const people = await db
    .select(personColumns(appUser))
    .from(appUser)
    .where(inArray(appUser.id, [...new Set(userIds)]));
  const byId = new Map(people.map((person) => [person.id, person]));
  return new Map(
    parts.flatMap(({ subject, parts: [kind = '', id = ''] }) => {
      const person = byId.get(kind === 'grant' ? (byGrant.get(id) ?? '') : id);
      return person === undefined ? [] : [[subject, person] as const];
    }),
  );
};
