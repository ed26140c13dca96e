import { and, eq, ne } from 'drizzle-orm';
import { providerNames, type SignInProvider } from '#domain/people/sign-in-provider.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { socialIdentity } from '#server/platform/db/schema/sign-in-elsewhere.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, putOutbox, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { lockAccount } from '../../users/public';
import { hasPassword } from '../password';
import type { ProviderIdentity } from './adapter';
import { supportPath } from '#contract/routes/product-pages.ts';

/** The id of the user that this identity is linked to; null when there is none. */
export const ownerOf = async (db: Executor, provider: SignInProvider, subject: string): Promise<string | null> => {
  const [row] = await db
    .select({ userId: socialIdentity.userId })
    .from(socialIdentity)
    .where(and(eq(socialIdentity.provider, provider), eq(socialIdentity.subject, subject)));
  return row?.userId ?? null;
};

/**
 * Links the identity to this person, who has at most one of each provider. False when it belongs to another person or
 * they already have another one of this provider.
 */
export const linkIdentityIn = async (
  tx: Tx,
  userId: string,
  provider: SignInProvider,
  { subject, title }: Pick<ProviderIdentity, 'subject' | 'title'>,
  at: Date,
): Promise<boolean> => {
  const name = title === '' ? providerNames[provider] : title.slice(0, 100);
  const row = { provider, subject, userId, title: name, linkedAt: at };
  const made = await tx.insert(socialIdentity).values(row).onConflictDoNothing().returning();
  return made.length > 0 || (await ownerOf(tx, provider, subject)) === userId;
};

/** An intruder must not add or remove a sign-in method without the owner learning of it. */
const mailOwner = (tx: Tx, app: App, email: string, what: string): Promise<void> =>
  putOutbox(tx, 'mail', {
    to: email,
    subject: what,
    text: `${what}. Если это не ты, сразу смени пароль и напиши в поддержку: ${app.config.publicUrl}${supportPath}`,
  });

/** Links the identity to an active account. False as `linkIdentityIn`. */
export const linkIdentity = (
  app: App,
  userId: string,
  provider: SignInProvider,
  vouched: ProviderIdentity,
): Promise<boolean> =>
  inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account?.status !== 'ACTIVE') return false;
    if (!(await linkIdentityIn(tx, userId, provider, vouched, new Date(app.clock.now())))) return false;
    await mailOwner(tx, app, account.email, `К аккаунту привязан аккаунт ${providerNames[provider]}`);
    await announce(tx, [userRoom(userId)], 'me changed', {});
    return true;
  });

/**
 * Unlinks the identity. The owner must still be able to sign in by what remains: a password, a confirmed address (a
 * letter signs in), or another linked identity.
 * @throws Refusal NOT_FOUND, SIGN_IN_LAST_WAY
 */
export const unlinkIdentity = (app: App, userId: string, provider: SignInProvider): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    const own = eq(socialIdentity.userId, userId);
    const others = await tx
      .select()
      .from(socialIdentity)
      .where(and(own, ne(socialIdentity.provider, provider)));
    if (account === null) throw new Refusal('NOT_FOUND');
    if (others.length === 0 && account.emailConfirmedAt === null && !hasPassword(account.passwordHash))
      throw new Refusal('SIGN_IN_LAST_WAY');
    const gone = await tx
      .delete(socialIdentity)
      .where(and(own, eq(socialIdentity.provider, provider)))
      .returning();
    if (gone.length === 0) throw new Refusal('NOT_FOUND');
    await mailOwner(tx, app, account.email, `От аккаунта отвязан аккаунт ${providerNames[provider]}`);
    await announce(tx, [userRoom(userId)], 'me changed', {});
  });
