import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { errorTable } from '#contract/errors/error-table.ts';
import { type BotMessenger, messengerNames } from '#domain/notifications/notifier.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { notifierCode } from '#server/platform/db/schema/notifications.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { connect } from './connections';
import { connectorOf } from './connector-of';

const lifetimeMs = 15 * 60_000;

/** Issues a code for the link to a bot; an earlier code of the same person becomes invalid. */
export const issueCode = (app: App, userId: string, service: BotMessenger): Promise<string> =>
  inTransaction(app.db, async (tx) => {
    const code = randomBytes(16).toString('base64url');
    await tx.delete(notifierCode).where(and(eq(notifierCode.userId, userId), eq(notifierCode.service, service)));
    await tx.insert(notifierCode).values({ code, userId, service, expiresAt: new Date(app.clock.now() + lifetimeMs) });
    return code;
  });

/** Consumes a code and returns whose it is; null for a wrong or expired one. */
const consumeCode = async (app: App, service: BotMessenger, code: string): Promise<string | null> => {
  const [spent] = await app.db
    .delete(notifierCode)
    .where(
      and(
        eq(notifierCode.code, code),
        eq(notifierCode.service, service),
        gt(notifierCode.expiresAt, new Date(app.clock.now())),
      ),
    )
    .returning({ userId: notifierCode.userId });
  return spent?.userId ?? null;
};

const answers = {
  done: 'Готово! Сюда будут приходить важные уведомления.',
  unknown: 'Эта ссылка устарела. Открой настройки и нажми «Подключить» ещё раз.',
  /** Belongs to another account; the error catalogue has a text for Telegram only. */
  inUse: {
    telegram: `${errorTable.NOTIFIER_TELEGRAM_IN_USE.message}.`,
    max: `Этот ${messengerNames.max} привязан к другому аккаунту.`,
    vk: 'Эта страница ВКонтакте привязана к другому аккаунту.',
  },
  already: `${errorTable.NOTIFIER_ALREADY_CONNECTED.message}.`,
} as const;

const outcomeOf = async (
  app: App,
  service: BotMessenger,
  address: string,
  code: string,
  title: string,
): Promise<string> => {
  const userId = await consumeCode(app, service, code);
  if (userId === null) return answers.unknown;
  try {
    await connect(app, userId, service, address, title);
    return answers.done;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return problem.code === 'NOTIFIER_TELEGRAM_IN_USE' ? answers.inUse[service] : answers.already;
  }
};

/**
 * A person opened the bot with the code of their link: connects them and replies in the messenger. A failed reply (the
 * bot was blocked at once) must not stop the updates that follow.
 */
export const connectFromBot = async (
  app: App,
  service: BotMessenger,
  address: string,
  code: string,
  title: string,
): Promise<void> => {
  const text = await outcomeOf(app, service, address, code, title);
  app.outbox.kick();
  try {
    await connectorOf(app, service)?.send(address, {
      key: Math.floor(Math.random() * 2_000_000_000),
      title: 'Напарник',
      text,
      url: app.config.publicUrl,
    });
  } catch (problem) {
    app.log.warn({ err: problem, service }, 'could not handle a message of a bot');
  }
};
