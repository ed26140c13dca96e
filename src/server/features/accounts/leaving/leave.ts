import { consentSlugs } from '#domain/documents/document-slugs.ts';
import { leavingTerms } from '#domain/people/leaving.ts';
import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { formatRubles } from '#domain/text/format.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { lockPurse } from '#server/platform/ledger/held-money.ts';
import { putOutbox } from '#server/platform/outbox/put-outbox.ts';
import { announceToStaff, writeAudit } from '../../audit/public';
import { setVoice } from '../../mate-access/public';
import { forgetPasts } from '../../support/public';
import { takeConsentsBack } from '../../consents/public';
import { clearLeaving, lockAccount, setAllowMarketing, setDeleted, setLeaving } from '../../users/public';
import { cancelBlockTerm } from '../block-person';
import { closeAccount } from '../close-account';
import { leavingObstacles } from './leaving-obstacles';
import { knownPersonPath } from '#contract/routes/product-pages.ts';

interface Wish {
  readonly userId: string;
  /** The hash that the password was checked against; null when a code was checked instead. */
  readonly passwordHash: string | null;
  /** Own money that the person was shown and agreed to lose, kopecks. */
  readonly givesUp: number;
}

export interface Leaving {
  /** Epoch ms of product time. */
  readonly at: number;
  readonly endedSessions: readonly string[];
}

/**
 * Closes the account now; it is deleted when the grace period is over. The money stays where it is: a person who comes
 * back in time has it again, and later an operator who restores the account gives it back.
 * @throws Refusal USERS_LEAVING_NOT_NOW, USERS_LEAVING_WITH_MONEY, AUTH_WRONG_CREDENTIALS, UNAUTHENTICATED
 */
export const leaveIn = async (app: App, tx: Tx, { userId, passwordHash, givesUp }: Wish): Promise<Leaving> => {
  // The lock prevents anything new from being started for this account until the transaction ends.
  const user = await lockAccount(tx, userId, 'update');
  if (user?.status !== 'ACTIVE') throw new Refusal('UNAUTHENTICATED');
  if (passwordHash !== null && user.passwordHash !== passwordHash) throw new Refusal('AUTH_WRONG_CREDENTIALS');
  if ((await leavingObstacles(tx, user)).length > 0) throw new Refusal('USERS_LEAVING_NOT_NOW');
  const { own: balance, bonus, gift } = await lockPurse(tx, userId);
  if (balance !== givesUp) throw new Refusal('USERS_LEAVING_WITH_MONEY');
  const at = app.clock.now() + leavingTerms.grace;
  await setLeaving(tx, userId, new Date(at));
  await setAllowMarketing(tx, userId, false);
  await takeConsentsBack(tx, consentSlugs, { userId, place: 'LEAVING', at: new Date(app.clock.now()) });
  await writeAudit(app, tx, userId, { action: 'user.leave', subject: `user:${userId}`, details: { givesUp } });
  await putOutbox(tx, 'mail', {
    to: user.email,
    subject: 'Аккаунт будет удалён',
    text: [
      `Ты удаляешь аккаунт: его не станет ${formatDayAndTime(at, user.timeZone)}.`,
      ...(balance > 0 ? [`С ним пропадут ${formatRubles(balance)}, от которых ты отказываешься.`] : []),
      ...(bonus > 0 ? [`Пропадут и ${formatRubles(bonus)} бонусами.`] : []),
      ...(gift > 0 ? [`Пропадут и ${formatRubles(gift)} с подарочных сертификатов.`] : []),
      `Передумаешь — просто войди до этого срока: ${app.config.publicUrl}${knownPersonPath}`,
      'Если это не ты, войди и смени пароль.',
    ].join('\n'),
  });
  return { at, endedSessions: await closeAccount(app, tx, userId) };
};

/**
 * The grace period is over: the account is deleted as if by an operator. A person who came back has no such deadline.
 */
export const leaveDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId: userId, dueAt }) => {
    const user = await lockAccount(tx, userId, 'update');
    if (!user || user.leavingAt === null || user.leavingAt.getTime() > dueAt) return;
    await clearLeaving(tx, userId);
    if (user.status === 'DELETED') return;
    await setDeleted(tx, userId);
    await setVoice(tx, userId, null);
    await forgetPasts(tx, userId);
    await cancelBlockTerm(tx, userId);
    await putOutbox(tx, 'mail', {
      to: user.email,
      subject: 'Аккаунт удалён',
      text: 'Твой аккаунт удалён, как ты и просил. Если он ещё нужен, ответь на это письмо.',
    });
    await closeAccount(app, tx, userId);
    await announceToStaff(tx, 'user');
  };
