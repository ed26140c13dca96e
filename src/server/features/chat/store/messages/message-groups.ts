import { v7 as uuidv7 } from 'uuid';
import type { ChatMessage } from '../../../../../contract/chat/chat-objects';
import type { ChatRequest } from '../../../../../contract/chat/chat-calls';
import type { App } from '../../../../platform/app';
import { inTransaction } from '../../../../platform/db/in-transaction';
import { countHits } from '../../../../platform/http/count-hit';
import { Refusal } from '../../../../platform/http/refusal';
import { chatTerms, messagesOf } from '../../chat-terms';
import { storeMessage } from './store-message';
import { type PlainMessage, storeTogether, type Stored } from './store-together';

interface Waiting extends PlainMessage {
  readonly resolve: (message: ChatMessage) => void;
  readonly reject: (problem: unknown) => void;
}

/** More at once would keep the first waiting for the last. */
const most = 200;

/** Each sender's messages are counted; who has sent too many is refused. */
const withinRate = async (app: App, group: readonly Waiting[]): Promise<readonly Waiting[]> => {
  const { limit, window } = chatTerms.messages;
  const hits = await countHits(
    app,
    group.map(({ userId }) => messagesOf(userId)),
    window,
  );
  return group.filter((one, index) => {
    if ((hits[index] ?? 0) <= limit) return true;
    one.reject(new Refusal('RATE_LIMITED'));
    return false;
  });
};

const settle = async (app: App, one: Waiting, stored: Stored): Promise<void> => {
  if (stored instanceof Refusal) return one.reject(stored);
  if (stored) return one.resolve(stored);
  await storeMessage(app, one.userId, one.request).then(one.resolve, one.reject);
};

const storeGroup = async (app: App, group: readonly Waiting[]): Promise<void> => {
  const counted = await withinRate(app, group);
  if (counted.length === 0) return;
  const stored = await inTransaction(app.db, (tx) => storeTogether(app, tx, counted)).catch((problem: unknown) => {
    // One that cannot be stored must not take the others with it: each is tried alone, and hears of its own problem.
    app.log.warn({ err: problem, messages: counted.length }, 'messages failed together');
    return counted.map(() => null);
  });
  app.outbox.kick();
  await Promise.all(counted.map((one, index) => settle(app, one, stored[index] ?? null)));
};

/**
 * Messages of a moment are committed together: what comes while a group is on its way makes the next one. One message
 * of each chat is in a group; the next one of that chat waits, so that a chat keeps its order.
 */
const startGroups = (app: App) => {
  let waiting: Waiting[] = [];
  let running = false;

  const take = (): readonly Waiting[] => {
    const chats = new Set<string>();
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of waiting) {
      if (taken.length < most && !chats.has(one.request.chatId)) taken.push(one);
      else left.push(one);
      chats.add(one.request.chatId);
    }
    waiting = left;
    return taken;
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = take();
      await storeGroup(app, group).catch((problem: unknown) => group.forEach(({ reject }) => reject(problem)));
    }
    running = false;
  };

  return (userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> =>
    new Promise((resolve, reject) => {
      waiting.push({ userId, messageId: uuidv7(), request, resolve, reject });
      if (running) return;
      running = true;
      // Whoever writes in the same turn of the loop comes along.
      setImmediate(() => void drain());
    });
};

const groups = new WeakMap<App, ReturnType<typeof startGroups>>();

/**
 * Stores a message without files that answers no other, together with those of the same moment.
 * @throws Refusal as `storeMessageIn`, RATE_LIMITED for who writes too much
 */
export const storeInGroup = (app: App, userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> => {
  const known = groups.get(app) ?? startGroups(app);
  groups.set(app, known);
  return known(userId, request);
};
