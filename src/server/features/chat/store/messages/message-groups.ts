import { v7 as uuidv7 } from 'uuid';
import type { ChatMessage } from '../../../../../contract/chat/chat-objects';
import type { ChatRequest } from '../../../../../contract/chat/chat-calls';
import type { App } from '../../../../platform/app';
import { inTransaction } from '../../../../platform/db/in-transaction';
import type { Tx } from '../../../../platform/db/open-database';
import { countHits } from '../../../../platform/http/count-hit';
import { Refusal } from '../../../../platform/http/refusal';
import { chatTerms, messagesOf } from '../../chat-terms';
import { limitMessages } from '../../limit-messages';
import { storeMessage } from './store-message';
import { type PlainMessage, storeTogether, type StoredTogether } from './store-together';

interface Waiting extends PlainMessage {
  readonly resolve: (message: ChatMessage) => void;
  readonly reject: (problem: unknown) => void;
}

/** More at once would keep the first waiting for the last. */
const most = 200;

/** As many transactions at once: while one waits for the disk the other is being put together. */
const lanes = 2;

interface Judged extends StoredTogether {
  readonly counted: readonly Waiting[];
  readonly tooMany: readonly Waiting[];
}

/** Each sender's messages are counted, and those of who has sent too many are left out. */
const storeCounted = async (app: App, tx: Tx, group: readonly Waiting[]): Promise<Judged> => {
  const { limit, window } = chatTerms.messages;
  const hits = await countHits(
    tx,
    group.map(({ userId }) => messagesOf(userId)),
    window,
  );
  const isWithin = (index: number): boolean => (hits[index] ?? 0) <= limit;
  const counted = group.filter((_, index) => isWithin(index));
  const tooMany = group.filter((_, index) => !isWithin(index));
  if (counted.length === 0) return { counted, tooMany, stored: [], events: [], left: false };
  return { counted, tooMany, ...(await storeTogether(app, tx, counted)) };
};

const storeAlone = (app: App, one: Waiting): Promise<void> =>
  storeMessage(app, one.userId, one.request).then(one.resolve, one.reject);

/** One that cannot be stored must not take the others with it: each is tried alone, and hears of its own problem. */
const storeEach = async (app: App, group: readonly Waiting[], problem: unknown): Promise<void> => {
  app.log.warn({ err: problem, messages: group.length }, 'messages failed together');
  await Promise.all(group.map((one) => limitMessages(app, one.userId).then(() => storeAlone(app, one), one.reject)));
  app.outbox.kick();
};

const storeGroup = async (app: App, group: readonly Waiting[]): Promise<void> => {
  let judged: Judged;
  try {
    judged = await inTransaction(app.db, (tx) => storeCounted(app, tx, group));
  } catch (problem) {
    return storeEach(app, group, problem);
  }
  const { counted, tooMany, stored, events, left } = judged;
  app.outbox.deliver(events);
  if (left) app.outbox.kick();
  for (const one of tooMany) one.reject(new Refusal('RATE_LIMITED'));
  await Promise.all(
    counted.map(async (one, index) => {
      const answer = stored[index] ?? null;
      if (answer === null) return storeAlone(app, one);
      if (answer instanceof Refusal) one.reject(answer);
      else one.resolve(answer);
    }),
  );
};

/**
 * Messages of a moment are committed together: what comes while groups are on their way makes the next one. One message
 * of each chat is on its way at once; the next one of that chat waits, so that a chat keeps its order.
 */
const startGroups = (app: App) => {
  let waiting: Waiting[] = [];
  let running = 0;
  const busy = new Set<string>();

  const take = (): readonly Waiting[] => {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    const passed = new Set<string>();
    for (const one of waiting) {
      const { chatId } = one.request;
      if (taken.length < most && !busy.has(chatId) && !passed.has(chatId)) {
        taken.push(one);
        busy.add(chatId);
      } else {
        left.push(one);
        passed.add(chatId);
      }
    }
    waiting = left;
    return taken;
  };

  const drain = async (): Promise<void> => {
    for (let group = take(); group.length > 0; group = take()) {
      await storeGroup(app, group).catch((problem: unknown) => group.forEach(({ reject }) => reject(problem)));
      for (const { request } of group) busy.delete(request.chatId);
    }
    running -= 1;
  };

  return (userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> =>
    new Promise((resolve, reject) => {
      waiting.push({ userId, messageId: uuidv7(), request, resolve, reject });
      if (running === lanes) return;
      running += 1;
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
