import { v7 as uuidv7 } from 'uuid';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import type { ChatRequest } from '#contract/chat/chat-calls.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { countHits } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { chatTerms, messageRateKey } from '../../chat-terms';
import { limitMessages } from '../../limit-messages';
import { storeMessage } from './store-message';
import { type PlainMessage, storeBatch, type StoredBatch } from './store-batch';

interface QueuedMessage extends PlainMessage {
  readonly resolve: (message: ChatMessage) => void;
  readonly reject: (error: unknown) => void;
}

/** A larger batch would delay its first messages. */
const maxBatchSize = 200;

/** Two concurrent transactions: while one waits for the disk, the other is being prepared. */
const maxConcurrentBatches = 2;

interface BatchOutcome extends StoredBatch {
  readonly counted: readonly QueuedMessage[];
  readonly tooMany: readonly QueuedMessage[];
}

/** Counts messages against each sender's rate limit and leaves out those beyond it. */
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

/** A message that cannot be stored must not fail the others: each is retried alone and rejected with its own error. */
const storeOneByOne = async (app: App, group: readonly QueuedMessage[], error: unknown): Promise<void> => {
  app.log.warn({ err: error, messages: group.length }, 'batch of messages failed');
  await Promise.all(group.map((one) => limitMessages(app, one.userId).then(() => storeAlone(app, one), one.reject)));
  app.outbox.kick();
};

const commitBatch = async (app: App, group: readonly QueuedMessage[]): Promise<void> => {
  let judged: BatchOutcome;
  try {
    judged = await inTransaction(app.db, (tx) => storeWithinLimit(app, tx, group));
  } catch (error) {
    return storeOneByOne(app, group, error);
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
 * Group commit: messages that arrive while batches are being committed form the next batch. A batch contains at most
 * one message of a chat, and a chat has at most one message in progress, so that its order is kept.
 */
const startBatching = (app: App) => {
  let waiting: QueuedMessage[] = [];
  let running = 0;
  const busy = new Set<string>();

  const nextBatch = (): readonly QueuedMessage[] => {
    const batch: QueuedMessage[] = [];
    const rest: QueuedMessage[] = [];
    const passed = new Set<string>();
    for (const one of waiting) {
      const { chatId } = one.request;
      if (batch.length < maxBatchSize && !busy.has(chatId) && !passed.has(chatId)) {
        batch.push(one);
        busy.add(chatId);
      } else {
        rest.push(one);
        passed.add(chatId);
      }
    }
    waiting = rest;
    return batch;
  };

  const drain = async (): Promise<void> => {
    for (let group = nextBatch(); group.length > 0; group = nextBatch()) {
      await commitBatch(app, group).catch((error: unknown) => group.forEach(({ reject }) => reject(error)));
      for (const { request } of group) busy.delete(request.chatId);
    }
    running -= 1;
  };

  return (userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> =>
    new Promise((resolve, reject) => {
      waiting.push({ userId, messageId: uuidv7(), request, resolve, reject });
      if (running === maxConcurrentBatches) return;
      running += 1;
      // Messages of the same event loop turn join this batch.
      setImmediate(() => void drain());
    });
};

const batchers = new WeakMap<App, ReturnType<typeof startBatching>>();

/**
 * Stores a message without files that replies to no other, in a batch with concurrent ones.
 * @throws Refusal as `storeMessageIn`, RATE_LIMITED for a person who writes too much
 */
export const storeInBatch = (app: App, userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> => {
  const batcher = batchers.get(app) ?? startBatching(app);
  batchers.set(app, batcher);
  return batcher(userId, request);
};
