import { and, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { App } from '#server/platform/app.ts';
import { botUpdate, notifierService } from '#server/platform/db/schema/notifications.ts';
import { connectFromBot } from './connect-from-bot';
import { removeClosedConnection } from './connections';

/** What we read of an update: a person has opened the bot, with what stood in their link, or has stopped it. */
const known = z.looseObject({
  update_type: z.enum(['bot_started', 'bot_stopped']),
  /** Epoch ms. */
  timestamp: z.int(),
  user: z.looseObject({ user_id: z.int(), username: z.nullish(z.string()), first_name: z.nullish(z.string()) }),
  payload: z.nullish(z.string()),
});

type Update = z.output<typeof known>;

const service = 'max';

/**
 * Remembers an update as the newest of its person; false when it is not newer than what was handled. MAX gives updates
 * no ids, repeats them until it is answered and may deliver them in another order.
 */
const isNews = async (app: App, address: string, sentAt: number): Promise<boolean> => {
  const handledAt = new Date(app.clock.now());
  const rows = await app.db
    .insert(botUpdate)
    .values({ service, address, sentAt, handledAt })
    .onConflictDoUpdate({
      target: [botUpdate.service, botUpdate.address],
      set: { sentAt, handledAt },
      setWhere: sql`${botUpdate.sentAt} < excluded.sent_at`,
    })
    .returning({ address: botUpdate.address });
  return rows.length > 0;
};

/** What could not be handled is not remembered either, so that its repeat is. */
const forget = async (app: App, address: string, sentAt: number): Promise<void> => {
  await app.db
    .delete(botUpdate)
    .where(and(eq(botUpdate.service, service), eq(botUpdate.address, address), eq(botUpdate.sentAt, sentAt)));
};

const disconnect = async (app: App, address: string): Promise<void> => {
  const own = and(eq(notifierService.service, service), eq(notifierService.address, address));
  const [row] = await app.db.select({ userId: notifierService.userId }).from(notifierService).where(own);
  if (row) await removeClosedConnection(app, row.userId, service, address);
};

/** Whether an update as new as this one has been handled. */
const isOld = async (app: App, address: string, sentAt: number): Promise<boolean> =>
  (await app.db.$count(
    botUpdate,
    and(eq(botUpdate.service, service), eq(botUpdate.address, address), gte(botUpdate.sentAt, sentAt)),
  )) > 0;

const greet = async (app: App, address: string, { user, payload }: Update): Promise<void> => {
  // Whoever finds the bot by themselves brings no code; that says nothing about an account.
  if (payload)
    await connectFromBot(app, service, address, payload, user.username ? `@${user.username}` : (user.first_name ?? ''));
};

/** Handles one update of MAX, once and in order; what we do not know is left alone. */
export const handleMaxUpdate = async (app: App, given: unknown): Promise<void> => {
  const { data: update } = known.safeParse(given);
  if (!update) return;
  const address = String(update.user.user_id);
  if (update.update_type === 'bot_stopped') {
    // Carried out before it is noted: nobody would repeat a farewell that a dying process has lost.
    if (!(await isOld(app, address, update.timestamp))) await disconnect(app, address);
    await isNews(app, address, update.timestamp);
    return;
  }
  // Noted first, so that of two repeats at once one is answered.
  if (!(await isNews(app, address, update.timestamp))) return;
  try {
    await greet(app, address, update);
  } catch (problem) {
    await forget(app, address, update.timestamp);
    throw problem;
  }
};
