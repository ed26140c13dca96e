import { and, eq } from 'drizzle-orm';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { chatReaction } from '../../platform/db/schema/chat';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { discardFile } from '../../platform/uploads/stored-files';
import type { ChatActor } from './chat-actor';
import { type ChatHandlers } from './chat-call';
import { requireCodeInChat } from './require-code-in-chat';
import { chatTerms } from './chat-terms';
import { changeMessage } from './store/messages/change-message';
import { requireWritable } from './store/members/require-membership';
import { lockChat } from './store/chats/lock-chat';
import { readMessage } from './store/messages/read-message';
import { removeMessage } from './store/messages/remove-message';

interface Target {
  readonly chatId: string;
  readonly messageId: string;
}

/** @throws Refusal NOT_FOUND for a chat that they are not in, or a message that is not in the chat */
const lockMessage = async (tx: Tx, userId: string, { chatId, messageId }: Target) => {
  const facts = await lockChat(tx, chatId, userId);
  const message = await readMessage(tx, chatId, { messageId });
  if (message === null) throw new Refusal('NOT_FOUND');
  return { ...facts, message };
};

const requireOwn = (message: ChatMessage, userId: string): void => {
  if (message.userInfo.jti !== userId) throw new Refusal('FORBIDDEN');
};

const limitChanges = async (app: App, actor: ChatActor, chatId: string): Promise<void> => {
  await limitRate(app, `chat-change:${actor.id}`, chatTerms.changes.limit, chatTerms.changes.window);
  await requireCodeInChat(app, actor, chatId);
};

/** Changes of stored messages; each is idempotent. */
export const changeHandlers: Pick<ChatHandlers, 'edit message' | 'delete message' | 'react to message'> = {
  'edit message': async (app, actor, request) => {
    await limitChanges(app, actor, request.chatId);
    return inTransaction(app.db, async (tx) => {
      const { message, payload, audience } = await lockMessage(tx, actor.id, request);
      requireOwn(message, actor.id);
      if (message.deleted) throw new Refusal('NOT_FOUND');
      if (message.message === request.message) return message;
      requireWritable(payload);
      const now = app.clock.now();
      if (now > Date.parse(message.messageTime) + chatLimits.editableFor) throw new Refusal('CHAT_EDIT_TOO_LATE');
      if (request.message === '' && message.messagePayload === null) throw new Refusal('VALIDATION_ERROR');
      return changeMessage(tx, request.chatId, request.messageId, audience, {
        text: request.message,
        editedAt: new Date(now),
      });
    });
  },
  'delete message': async (app, actor, request) => {
    await limitChanges(app, actor, request.chatId);
    const { message, addresses } = await inTransaction(app.db, async (tx) => {
      const { message: found, audience } = await lockMessage(tx, actor.id, request);
      requireOwn(found, actor.id);
      if (found.deleted) return { message: found, addresses: [] };
      return removeMessage(tx, request, audience, new Date(app.clock.now()));
    });
    for (const address of addresses) await discardFile(app, address);
    return message;
  },
  'react to message': async (app, actor, request) => {
    await limitChanges(app, actor, request.chatId);
    return inTransaction(app.db, async (tx) => {
      const { message, payload, audience } = await lockMessage(tx, actor.id, request);
      const { chatId, messageId, reaction, on } = request;
      if (message.deleted) throw new Refusal('NOT_FOUND');
      const isSet = message.reactions.some((one) => one.reaction === reaction && one.userIds.includes(actor.id));
      if (isSet === on) return message;
      requireWritable(payload);
      const own = { messageId, userId: actor.id, reaction };
      if (on) await tx.insert(chatReaction).values(own);
      else
        await tx
          .delete(chatReaction)
          .where(
            and(
              eq(chatReaction.messageId, messageId),
              eq(chatReaction.userId, actor.id),
              eq(chatReaction.reaction, reaction),
            ),
          );
      return changeMessage(tx, chatId, messageId, audience, {});
    });
  },
};
