import { and, eq } from 'drizzle-orm';
import type { notifierContract } from '#contract/people/notifier.ts';
import type { AnswerOf } from '#contract/kit/endpoint.ts';
import type { Messenger } from '#domain/notifications/notifier.ts';
import type { App } from '#server/platform/app.ts';
import { notifierService } from '#server/platform/db/schema/notifications.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { connect } from './connections';
import { connectorOf, isStandIn } from './connector-of';
import { discordWebhook, discordWebhookName } from './connectors/discord-notifier';
import { maxBotName } from './connectors/max-notifier';
import { telegramBotName } from './connectors/telegram-notifier';
import { issueCode } from './connect-from-bot';

type Answer = AnswerOf<(typeof notifierContract)['POST /v1/notifier/services/{name}']>;

const done: Answer = { status: 'connected', link: null };

const connectDiscord = async (app: App, userId: string, webhookUrl: string | undefined): Promise<Answer> => {
  const address = webhookUrl === undefined ? null : discordWebhook(webhookUrl);
  const { discord } = app.config.notifiers;
  const title = discord && address !== null ? await discordWebhookName(discord, address).catch(() => null) : null;
  if (address === null || title === null) throw new Refusal('NOTIFIER_BAD_WEBHOOK');
  await connect(app, userId, 'discord', address, title);
  return done;
};

/**
 * Connects a messenger at once if possible, otherwise returns the link to the bot that completes it.
 * @throws Refusal NOTIFIER_NOT_FOUND when the messenger is not configured, NOTIFIER_ALREADY_CONNECTED,
 * NOTIFIER_BAD_WEBHOOK
 */
export const startConnection = async (
  app: App,
  userId: string,
  service: Messenger,
  webhookUrl: string | undefined,
): Promise<Answer> => {
  if (connectorOf(app, service) === null) throw new Refusal('NOTIFIER_NOT_FOUND');
  const own = and(eq(notifierService.userId, userId), eq(notifierService.service, service));
  const [before] = await app.db.select({ address: notifierService.address }).from(notifierService).where(own);
  if (before) throw new Refusal('NOTIFIER_ALREADY_CONNECTED');
  if (isStandIn(app, service)) {
    if (webhookUrl !== undefined && discordWebhook(webhookUrl) === null) throw new Refusal('NOTIFIER_BAD_WEBHOOK');
    await connect(app, userId, service, `demo:${userId}`, 'Учебный мессенджер');
    return done;
  }
  const { telegram, max, vk } = app.config.notifiers;
  if (service === 'discord') return connectDiscord(app, userId, webhookUrl);
  if (service === 'telegram' && telegram) {
    const bot = await telegramBotName(telegram);
    return { status: null, link: `https://t.me/${bot}?start=${await issueCode(app, userId, 'telegram')}` };
  }
  if (service === 'max' && max) {
    const bot = await maxBotName(max);
    return { status: null, link: `https://max.ru/${bot}?start=${await issueCode(app, userId, 'max')}` };
  }
  return { status: null, link: `https://vk.me/public${vk?.groupId ?? ''}?ref=${await issueCode(app, userId, 'vk')}` };
};
