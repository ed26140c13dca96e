import { and, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import { earningTypes } from '#domain/money/transaction-type.ts';
import type { TaxStatus } from '#domain/taxes/tax-status.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { balanceTransaction } from '../../platform/db/schema/money/ledger';
import { taxProfile } from '../../platform/db/schema/money/taxes';
import { appUser } from '../../platform/db/schema/people';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { announceToStaff } from '../audit/public';
import { wantCheck } from './npd/checks';
import { openInn, sealInn } from './sealed-inn';

/** What a mate is for taxes, and what a register is told about them. */
export interface Taxpayer {
  readonly inn: string;
  readonly name: string;
  readonly phone: string;
}

interface Profile extends Taxpayer {
  /** Null: an operator has typed the rest before mates told it themselves. */
  readonly status: TaxStatus | null;
  readonly innHash: Buffer;
  readonly warnedYear: number | null;
  readonly changedAt: Date;
}

type Sealed = Pick<App, 'secret'>;

/** What is known about these people, by their ids; not about those whose number the present secret cannot open. */
export const profilesOf = async (
  { secret }: Sealed,
  db: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Profile>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(taxProfile)
    .where(inArray(taxProfile.userId, [...userIds]));
  return new Map(
    rows.flatMap(({ userId, innSealed, innEnd: _end, ...row }) => {
      const inn = openInn(secret, innSealed);
      return inn === null ? [] : [[userId, { ...row, inn }] as const];
    }),
  );
};

export const profileOf = async (app: Sealed, db: Executor, userId: string): Promise<Profile | null> =>
  (await profilesOf(app, db, [userId])).get(userId) ?? null;

/** Whether taxes concern this person: a mate, or somebody who has earned as one. */
export const isEarner = async (db: Executor, userId: string): Promise<boolean> => {
  const access = db
    .select({ one: sql`1` })
    .from(mateAccess)
    .where(eq(mateAccess.userId, userId));
  const earned = db
    .select({ one: sql`1` })
    .from(balanceTransaction)
    .where(and(eq(balanceTransaction.userId, userId), inArray(balanceTransaction.type, [...earningTypes])));
  const [found] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, userId), or(exists(access), exists(earned))));
  return found !== undefined;
};

/** Other people who gave the same INN: not refused, but an operator should see it. */
export const othersWithInn = (db: Executor, userId: string, { innHash }: Pick<Profile, 'innHash'>) =>
  db
    .select({ id: appUser.id, username: appUser.username, avatarUrl: appUser.avatarUrl })
    .from(taxProfile)
    .innerJoin(appUser, eq(appUser.id, taxProfile.userId))
    .where(and(eq(taxProfile.innHash, innHash), ne(taxProfile.userId, userId)))
    .orderBy(appUser.username);

/** Whoever changes what is known about a person for taxes comes one after the other. */
export const lockTaxpayer = (tx: Tx, userId: string): Promise<unknown> =>
  tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update');

type Told = Taxpayer & { readonly status: TaxStatus };

/** Writes down what was told; false: it was known already. The person is locked. */
export const writeProfile = async (app: App, tx: Tx, userId: string, told: Told): Promise<boolean> => {
  const before = await profileOf(app, tx, userId);
  if (before !== null && (['status', 'inn', 'name', 'phone'] as const).every((key) => before[key] === told[key]))
    return false;
  const { inn, ...rest } = told;
  const values = { ...rest, ...sealInn(app.secret, inn), changedAt: new Date(app.clock.now()) };
  await tx
    .insert(taxProfile)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: taxProfile.userId, set: values });
  if (told.status === 'SELF_EMPLOYED') await wantCheck(app, tx, values.innHash);
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announceToStaff(tx, 'tax');
  return true;
};

/** Notes that the person was told that the limit of this year is near; false: they had been. */
export const noteWarned = async (tx: Tx, userId: string, year: number): Promise<boolean> => {
  const noted = await tx
    .update(taxProfile)
    .set({ warnedYear: year })
    .where(and(eq(taxProfile.userId, userId), sql`${taxProfile.warnedYear} IS DISTINCT FROM ${year}`))
    .returning({ id: taxProfile.userId });
  return noted.length > 0;
};
