import { sql } from 'drizzle-orm';
import type { ChatMessage, ChatPayload } from '#contract/chat/chat-objects.ts';
import type { ChatEventPayload } from '#contract/chat/chat-events.ts';
import type { ChatRequest } from '#contract/chat/chat-calls.ts';
import { chatPushTerms } from '#domain/notifications/push-terms.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { OutboxTopics } from '#server/platform/outbox/outbox-topics.ts';
import { putAllLater } from '#server/platform/outbox/put-outbox.ts';
import { announceToStaff } from '#server/features/audit/public.ts';
import type { lockChat } from '../chats/lock-chat';
import { scheduleUnreadCheck } from '../../notify-of-answer';
import { isInChatAs } from '../members/is-in-chat';

interface Sent {
  readonly userId: string;
  readonly messageId: string;
  readonly request: Pick<ChatRequest<'chat message'>, 'chatId' | 'clientId' | 'message'>;
}

type Locked = Awaited<ReturnType<typeof lockChat>>;
type Facts = Pick<Locked, 'lastSeq' | 'username' | 'avatar' | 'role'>;

/** The next message of a locked chat, still without its quote and files. */
export const newMessage = (app: App, { userId, messageId, request }: Sent, facts: Facts): ChatMessage => ({
  chatId: request.chatId,
  messageId,
  seq: facts.lastSeq + 1,
  clientId: request.clientId,
  rev: 0,
  message: request.message,
  messageTime: new Date(app.clock.now()).toISOString(),
  messagePayload: null,
  editedAt: null,
  deleted: false,
  replyTo: null,
  reactions: [],
  userInfo: { jti: userId, username: facts.username, avatar: facts.avatar, role: facts.role },
});

/** A message and what is known of its locked chat. */
interface Placed {
  readonly message: ChatMessage;
  readonly facts: Pick<Locked, 'ownCount' | 'audience' | 'role'> & { readonly payload: Pick<ChatPayload, 'kind'> };
  /** Id of the message that it replies to; by default of none. */
  readonly replyTo?: string | null;
}

/** Inserts messages of different chats and updates the chats' last seqs and the senders' counts, in one statement. */
const writeRows = async (tx: Tx, placed: readonly Placed[]): Promise<void> => {
  const rows = placed.map(({ message, facts, replyTo = null }) => ({
    chat_id: message.chatId,
    id: message.messageId,
    seq: message.seq,
    sender_id: message.userInfo.jti,
    sender_role: message.userInfo.role,
    // Of the sender's messages in the chat, including this one.
    sender_count: facts.ownCount + 1,
    client_id: message.clientId,
    text: message.message,
    sent_at: message.messageTime,
    reply_to: replyTo,
  }));
  await tx.execute(sql`
  WITH given AS (SELECT * FROM json_populate_recordset(NULL::chat_message, ${JSON.stringify(rows)}::json)),
       counted AS (UPDATE chat SET last_seq = given.seq, last_message_id = given.id FROM given WHERE chat.id = given.chat_id),
       own AS (UPDATE chat_member SET own_count = given.sender_count FROM given
               WHERE chat_member.chat_id = given.chat_id AND user_id = given.sender_id)
  INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at, reply_to)
  SELECT id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at, reply_to FROM given`);
};

interface SentMessage {
  readonly chatId: string;
  readonly seq: number;
  readonly senderId: string;
}

/**
 * Enqueues a delayed push job for each message for which another member of the chat has a push subscription and has not
 * muted the chat.
 */
const enqueuePushes = async (app: App, tx: Tx, messages: readonly SentMessage[]): Promise<void> => {
  if (app.config.push === null || messages.length === 0) return;
  const { rows } = await tx.execute<{ chat_id: string; seq: number }>(sql`
    SELECT chat_id, seq
    FROM unnest(
      ${sql.param(messages.map(({ chatId }) => chatId))}::uuid[],
      ${sql.param(messages.map(({ seq }) => seq))}::integer[],
      ${sql.param(messages.map(({ senderId }) => senderId))}::uuid[]
    ) AS said (chat_id, seq, sender_id)
    WHERE EXISTS (
      SELECT FROM chat_member other JOIN push_subscription ON push_subscription.user_id = other.user_id
      WHERE other.chat_id = said.chat_id AND other.user_id <> said.sender_id AND NOT other.muted
        AND ${isInChatAs('other')})`);
  if (rows.length === 0) return;
  const jobs = rows.map(({ chat_id: chatId, seq }) => ({ chatId, seq }));
  await putAllLater(tx, 'chatPush', jobs, chatPushTerms.delay);
};

interface Ways<Told> {
  /** Once its row is there: attaches what the message carries, and reads it as the chat will see it. */
  readonly complete?: (plain: ChatMessage) => Promise<ChatMessage>;
  /** Takes the messages' events, each for all members of its chat. */
  readonly tell: (events: readonly OutboxTopics['chat'][]) => Promise<Told>;
}

/**
 * Writes new messages of locked chats, one of each chat, with all that follows from a message: its event, the pushes, and
 * in a support thread the operators' queue and the check whether an answer is read. `forStaff`: whether the outbox has
 * something for operators.
 */
export const writeMessages = async <Told>(
  app: App,
  tx: Tx,
  placed: readonly Placed[],
  { complete = (plain) => Promise.resolve(plain), tell }: Ways<Told>,
): Promise<{ readonly stored: readonly ChatMessage[]; readonly told: Told; readonly forStaff: boolean }> => {
  await writeRows(tx, placed);
  const stored: ChatMessage[] = [];
  const events: OutboxTopics['chat'][] = [];
  for (const { message, facts } of placed) {
    const whole = await complete(message);
    stored.push(whole);
    const payload: ChatEventPayload<'chat message'> = { ...whole, isNewChat: whole.seq === 1 };
    events.push({ rooms: facts.audience, event: 'chat message', payload });
  }
  const told = await tell(events);
  await enqueuePushes(
    app,
    tx,
    stored.map(({ chatId, seq, userInfo }) => ({ chatId, seq, senderId: userInfo.jti })),
  );
  const toSupport = placed.filter(({ facts }) => facts.payload.kind === 'SUPPORT');
  for (const { message, facts } of toSupport)
    await scheduleUnreadCheck(tx, message.chatId, facts.role, app.clock.now());
  const forStaff = toSupport.length > 0;
  // It changes who has to answer in a support thread: the operators' queue and list refetch.
  if (forStaff) await announceToStaff(tx, 'support');
  return { stored, told, forStaff };
};
