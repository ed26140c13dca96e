import { v7 as uuidv7 } from 'uuid';
import type { ChatMessage } from '../../../../../contract/chat/chat-objects';
import type { ChatRequest } from '../../../../../contract/chat/chat-calls';
import type { App } from '../../../../platform/app';
import { inTransaction } from '../../../../platform/db/in-transaction';
import type { Tx } from '../../../../platform/db/open-database';
import { countHits } from '../../../../platform/http/rate-limit';
import { Refusal } from '../../../../platform/http/refusal';
import { chatTerms, messageRateKey } from '../../chat-terms';
import { limitMessages } from '../../limit-messages';
import { storeMessage } from './store-message';
import { type PlainMessage, storeBatch, type StoredBatch } from './store-batch';

interface QueuedMessage extends PlainMessage {
  readonly resolve: (message: ChatMessage) => void;
  readonly reject: (problem: unknown) => void;
}

/** More at once would keep the first waiting for the last. */
const maxBatchSize = 200;

/** As many transactions at once: while one waits for the disk the other is being put together. */
const maxConcurrentBatches = 2;

interface BatchOutcome extends StoredBatch {
  readonly counted: readonly QueuedMessage[];
  readonly tooMany: readonly QueuedMessage[];
}

/** Each sender's messages are counted, and those of who has sent too many are left out. */
const storeWithinLimit = async (app: App, tx: Tx, group: readonly QueuedMessage[]): Promise<BatchOutcome> => {
  const { limit, window } = chatTerms.messages;
  const hits = await countHits(
    tx,
    group.map(({ userId }) => messageRateKey(userId)),
    window,
  );
  const isWithin = (index: number): boolean => (hits[index] ?? 0) <= limit;
  const counted = group.filter((_, index) => isWithin(index));
  const tooMany = group.filter((_, index) => !isWithin(index));
  if (counted.length === 0) return { counted, tooMany, stored: [], events: [], left: false };
  return { counted, tooMany, ...(await storeBatch(app, tx, counted)) };
};

const storeAlone = (app: App, one: QueuedMessage): Promise<void> =>
  storeMessage(app, one.userId, one.request).then(one.resolve, one.reject);

/** One that cannot be stored must not take the others with it: each is tried alone, and hears of its own problem. */
const storeOneByOne = async (app: App, group: readonly QueuedMessage[], problem: unknown): Promise<void> => {
  app.log.warn({ err: problem, messages: group.length }, 'messages failed together');
  await Promise.all(group.map((one) => limitMessages(app, one.userId).then(() => storeAlone(app, one), one.reject)));
  app.outbox.kick();
};

const commitBatch = async (app: App, group: readonly QueuedMessage[]): Promise<void> => {
  let judged: BatchOutcome;
  try {
    judged = await inTransaction(app.db, (tx) => storeWithinLimit(app, tx, group));
  } catch (problem) {
    return storeOneByOne(app, group, problem);
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
const startBatching = (app: App) => {
  let waiting: QueuedMessage[] = [];
  let running = 0;
  const busy = new Set<string>();

  const nextBatch = (): readonly QueuedMessage[] => {
    const taken: QueuedMessage[] = [];
    const left: QueuedMessage[] = [];
    const passed = new Set<string>();
    for (const one of waiting) {
      const { chatId } = one.request;
      if (taken.length < maxBatchSize && !busy.has(chatId) && !passed.has(chatId)) {
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
    for (let group = nextBatch(); group.length > 0; group = nextBatch()) {
      await commitBatch(app, group).catch((problem: unknown) => group.forEach(({ reject }) => reject(problem)));
      for (const { request } of group) busy.delete(request.chatId);
    }
    running -= 1;
  };

  return (userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> =>
    new Promise((resolve, reject) => {
      waiting.push({ userId, messageId: uuidv7(), request, resolve, reject });
      if (running === maxConcurrentBatches) return;
      running += 1;
      // Whoever writes in the same turn of the loop comes along.
      setImmediate(() => void drain());
    });
};

const batchers = new WeakMap<App, ReturnType<typeof startBatching>>();

/**
 * Stores a message without files that answers no other, together with those of the same moment.
 * @throws Refusal as `storeMessageIn`, RATE_LIMITED for who writes too much
 */
export const storeInBatch = (app: App, userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> => {
  const known = batchers.get(app) ?? startBatching(app);
  batchers.set(app, known);
  return known(userId, request);
};
