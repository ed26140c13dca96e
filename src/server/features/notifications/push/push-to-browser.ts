import { and, eq, gt, isNull } from 'drizzle-orm';
import { pushTerms } from '#domain/notifications/push-terms.ts';
import { isQuietAt } from '#domain/notifications/quiet-hours.ts';
import type { App } from '#server/platform/app.ts';
import { chatSettings } from '#server/platform/db/schema/chat.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { pushSubscription } from '#server/platform/db/schema/notifications.ts';
import { appUser, session } from '#server/platform/db/schema/people.ts';
import { linkFor } from '../link-for';
import { browserFailed, browserWorks } from '../notifier/channel-health';
import { AddressGone } from '../notifier/connectors/connector';
import { answerTokenOf } from './answer-token';
import { sendPush } from './send-push';

/** Browsers of active people who are still signed in there, with what determines how they are notified. */
export const readBrowsers = (app: App) =>
  app.db
    .select({
      userId: appUser.id,
      subscription: pushSubscription,
      timeZone: appUser.timeZone,
      quiet: { sound: chatSettings.sound, from: chatSettings.quietFrom, to: chatSettings.quietTo },
      gameId: mateAccess.gameId,
    })
    .from(pushSubscription)
    .innerJoin(appUser, and(eq(appUser.id, pushSubscription.userId), eq(appUser.status, 'ACTIVE')))
    .innerJoin(
      session,
      and(
        eq(session.id, pushSubscription.sessionId),
        isNull(session.endedAt),
        gt(session.refreshExpiresAt, new Date()),
      ),
    )
    .leftJoin(chatSettings, eq(chatSettings.userId, appUser.id))
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .$dynamic();

type Browser = Awaited<ReturnType<typeof readBrowsers>>[number];

export interface BrowserMessage {
  /** A message with the same tag replaces the one shown before, without a sound. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  /** A path of ours; `{gameId}` is replaced with the person's game. */
  readonly link: string;
  /** Epoch ms of product time: a message that is too old is not sent. */
  readonly sentAt: number;
  readonly urgent: boolean;
}

/**
 * Pushes a message to one browser; silent in the person's quiet hours or with their sound off. A subscription that is
 * gone is deleted. Returns whether the push service has taken it.
 * @throws when the push service does not accept the message
 */
export const pushToBrowser = async (app: App, browser: Browser, message: BrowserMessage): Promise<boolean> => {
  const { push } = app.config;
  const now = app.clock.now();
  const timeLeft = message.sentAt + pushTerms.freshFor - now;
  if (!push || timeLeft <= 0) return false;
  const { tag, title, text, link, urgent } = message;
  const { userId, subscription, quiet, timeZone, gameId } = browser;
  const payload = {
    tag,
    title,
    text: text.slice(0, pushTerms.text),
    link: await linkFor(app, link, gameId),
    silent: quiet !== null && (!quiet.sound || isQuietAt(quiet, timeZone, now)),
    answer: { id: subscription.id, token: answerTokenOf(app, subscription.id) },
  };
  try {
    await sendPush(push, subscription, { text: JSON.stringify(payload), ttl: Math.ceil(timeLeft / 1000), urgent });
  } catch (problem) {
    if (!(problem instanceof AddressGone)) {
      await browserFailed(app, userId, subscription.id);
      throw problem;
    }
    await app.db.delete(pushSubscription).where(eq(pushSubscription.id, subscription.id));
    return false;
  }
  if (subscription.failures > 0) await browserWorks(app, userId, subscription.id);
  return true;
};
