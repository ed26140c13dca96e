import { and, eq, ne } from 'drizzle-orm';
import type { SignInProvider } from '../../../../domain/people/sign-in-provider';
import type { App } from '../../../platform/app';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Executor, Tx } from '../../../platform/db/open-database';
import { socialIdentity } from '../../../platform/db/schema/sign-in-elsewhere';
import { Refusal } from '../../../platform/http/refusal';
import { announce, putOutbox, userRoom } from '../../../platform/outbox/put-outbox';
import { lockAccount } from '../../users/public';
import { hasPassword } from '../password';
import type { ProviderIdentity } from './adapter';

const providerNames: Readonly<Record<SignInProvider, string>> = {
  telegram: 'Telegram',
  vk: 'ВКонтакте',
  discord: 'Discord',
  steam: 'Steam',
};

/** Whose account elsewhere this is; null: nobody's here. */
export const ownerOf = async (db: Executor, provider: SignInProvider, subject: string): Promise<string | null> => {
  const [row] = await db
    .select({ userId: socialIdentity.userId })
    .from(socialIdentity)
    .where(and(eq(socialIdentity.provider, provider), eq(socialIdentity.subject, subject)));
  return row?.userId ?? null;
};

/**
 * Makes it a way in for this person, who has at most one of each provider. False when it is another person's, or they
 * have another of the kind.
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

/** Whoever has got into the account must not add or take a way in unheard. */
const mailOwner = (tx: Tx, app: App, email: string, what: string): Promise<void> =>
  putOutbox(tx, 'mail', {
    to: email,
    subject: what,
    text: `${what}. Если это не ты, сразу смени пароль и напиши в поддержку: ${app.config.publicUrl}/support`,
  });

/** To an account that stands. False as `link`. */
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
    await mailOwner(tx, app, account.email, `К аккаунту добавлен вход через ${providerNames[provider]}`);
    await announce(tx, [userRoom(userId)], 'me changed', {});
    return true;
  });

/**
 * Takes a way in away. What stays must let its owner in: a password, a confirmed address (a letter signs in), or
 * another account elsewhere. @throws Refusal NOT_FOUND, SIGN_IN_LAST_WAY
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
    await mailOwner(tx, app, account.email, `От аккаунта отвязан вход через ${providerNames[provider]}`);
    await announce(tx, [userRoom(userId)], 'me changed', {});
  });
