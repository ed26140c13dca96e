import { sql } from 'drizzle-orm';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import type { ChatRequest } from '#contract/chat/chat-calls.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { chat, chatMember } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { putImmediate } from '#server/platform/outbox/put-outbox.ts';
import type { ImmediateEvent } from '#server/platform/outbox/outbox-topics.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { audienceIn, factColumns } from '../chats/lock-chat';
import { payloadOf } from '../chats/chat-columns';
import { isInChat } from '../members/is-in-chat';
import { requireWritable } from '../members/require-membership';
import { newMessage, writeMessages } from './new-message';

/** A message without files that replies to no other, with its future id. */
export interface PlainMessage {
  readonly userId: string;
  readonly messageId: string;
  readonly request: ChatRequest<'chat message'>;
}

/** The result of one message: stored, refused, or (null) to be handled alone because its client id is a repeat. */
export type Stored = ChatMessage | Refusal | null;

export interface StoredBatch {
  /** In the order of the input. */
  readonly stored: readonly Stored[];
  /** To be delivered after the commit. */
  readonly events: readonly ImmediateEvent[];
  /** Whether jobs were left in the outbox. */
  readonly left: boolean;
}

const uuids = (values: readonly string[]) => sql`${sql.param(values)}::uuid[]`;

/** Chats and senders of the messages as a table `asked`. */
const askedOf = (plain: readonly PlainMessage[]) =>
  sql`unnest(${uuids(plain.map(({ request }) => request.chatId))}, ${uuids(plain.map(({ userId }) => userId))}, ${uuids(
    plain.map(({ request }) => request.clientId),
  )}) AS asked (chat_id, user_id, client_id)`;

const readFacts = (tx: Tx, plain: readonly PlainMessage[]) =>
  tx
    .select({ chatId: chatMember.chatId, ...factColumns, audience: audienceIn(sql`${chatMember.chatId}`) })
    .from(chatMember)
    .innerJoin(chat, sql`${chat.id} = ${chatMember.chatId}`)
    .innerJoin(appUser, sql`${appUser.id} = ${chatMember.userId}`)
    .where(
      sql`(${chatMember.chatId}, ${chatMember.userId}) IN (SELECT chat_id, user_id FROM ${askedOf(plain)}) AND ${isInChat}`,
    );

const readRepeated = async (tx: Tx, plain: readonly PlainMessage[]): Promise<ReadonlySet<string>> => {
  const { rows } = await tx.execute<{ chat_id: string }>(
    sql`SELECT chat_id FROM chat_message JOIN ${askedOf(plain)} USING (chat_id, client_id) WHERE sender_id = asked.user_id`,
  );
  return new Set(rows.map((row) => row.chat_id));
};

const judge = (app: App, one: PlainMessage, facts: Facts | undefined): ChatMessage | Refusal => {
  if (!facts) return new Refusal('NOT_FOUND');
  try {
    requireWritable(payloadOf(facts.payload));
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
  return newMessage(app, one, facts);
};

type Facts = Awaited<ReturnType<typeof readFacts>>[number];

/**
 * Stores messages of different chats as `storeMessageIn` stores one, with five statements for all of them: a commit
 * costs more than a message. Chats are locked in one order.
 */
export const storeBatch = async (app: App, tx: Tx, plain: readonly PlainMessage[]): Promise<StoredBatch> => {
  const ids = uuids(plain.map(({ request }) => request.chatId));
  await tx.execute(sql`SELECT FROM chat WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`);
  const facts = new Map((await readFacts(tx, plain)).map((row) => [row.chatId, row]));
  const repeated = await readRepeated(tx, plain);
  const stored = plain.map((one) => {
    const { chatId } = one.request;
    return facts.has(chatId) && repeated.has(chatId) ? null : judge(app, one, facts.get(chatId));
  });
  const messages = stored.flatMap((one) => {
    const known = one === null || one instanceof Refusal ? undefined : facts.get(one.chatId);
    return known && one !== null && !(one instanceof Refusal) ? [{ message: one, facts: known }] : [];
  });
  if (messages.length === 0) return { stored, events: [], left: false };
  const { told, forStaff } = await writeMessages(app, tx, messages, {
    tell: (events) => putImmediate(tx, 'chat', events),
  });
  return { stored, events: told, left: forStaff };
};
