import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { settingsPath } from '#contract/routes/game-pages.ts';
import { chosenGame } from '#contract/routes/route.ts';
import { uuid } from '#contract/schemas/fields.ts';
import { answeringBrowser } from '#domain/notifications/push-terms.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { pushSubscription } from '#server/platform/db/schema/notifications.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { isSameSecret } from '#server/platform/secrets/is-same-secret.ts';
import { updateReached } from '../notifier/connections';
import { checkBrowsers } from './check-browsers';
import { readBrowsers, pushToBrowser } from './push-to-browser';
import { answerTokenOf } from './answer-token';

const answer = z.object({ id: uuid, token: z.string().check(z.maxLength(100)) });

/** An answer counts once in this time (ms): a busy mate's browser answers every minute. */
const countedEvery = answeringBrowser.checkedAfter / 24;

/**
 * A browser has shown a push. It is signed out there, perhaps, and no page is open: what it brings is the token of its
 * subscription. Whatever does not fit changes nothing, and is not told apart.
 */
export const noteAnswer = async (app: App, given: unknown): Promise<void> => {
  const { data } = answer.safeParse(given);
  if (!data || !isSameSecret(data.token, answerTokenOf(app, data.id))) return;
  await inTransaction(app.db, async (tx) => {
    const own = eq(pushSubscription.id, data.id);
    const [row] = await tx.select().from(pushSubscription).where(own).for('update');
    const now = app.clock.now();
    if (!row) return;
    const isCounted = row.answeredAt !== null && now < row.answeredAt.getTime() + countedEvery;
    if (isCounted && row.brokenAt === null) return;
    await tx
      .update(pushSubscription)
      .set({ answeredAt: new Date(now), failures: 0, brokenAt: null })
      .where(own);
    await updateReached(tx, row.userId, now);
    await checkBrowsers(tx, row.userId, now);
  });
};

/** A person's browser is gone, or has been silent: checks those that are left, and whether any still calls them. */
export const browsersDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId: userId }) => {
    const now = app.clock.now();
    await updateReached(tx, userId, now);
    await checkBrowsers(tx, userId, now);
  };

/** Sends one browser a push that only finds out whether it still shows them. */
export const sendBrowserCheck =
  (app: App) =>
  async ({ subscriptionId }: { readonly subscriptionId: string }): Promise<void> => {
    const [browser] = await readBrowsers(app).where(eq(pushSubscription.id, subscriptionId));
    if (!browser) return;
    await pushToBrowser(app, browser, {
      tag: 'check',
      title: 'Проверка связи',
      text: 'Этот браузер на связи: приглашения в игру придут сюда.',
      link: settingsPath(chosenGame, 'channels'),
      sentAt: app.clock.now(),
      urgent: true,
    });
  };
