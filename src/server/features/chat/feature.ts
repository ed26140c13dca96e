import { chatContract } from '#contract/chat/chat.ts';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { chatHandlers } from './chat-handlers';
import { lockRow } from '../../platform/db/lock-row';
import { chat, chatFile } from '../../platform/db/schema/chat';
import { deliverChatPush } from './deliver-chat-push';
import { giveChatToken } from './chat-token';
import { closeDeadline } from './close-chat';
import { answerUnread, notifyOfAnswer } from './notify-of-answer';
import { mountChat } from './mount-chat';
import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { removeFile } from '../../platform/uploads/stored-files';

/** The file was never sent: deletes its row and bytes. */
const unsentFileDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId }) => {
    const gone = await tx
      .delete(chatFile)
      .where(and(eq(chatFile.id, aggregateId), isNull(chatFile.messageId)))
      .returning({ address: chatFile.address });
    for (const { address } of gone) await removeFile(app.files, address);
  };

/** Deadlines of a chat: an answer of the support that is not read, and the chat's closing. */
const chatDeadline: DeadlineHandler = (tx, due) =>
  due.kind === answerUnread ? notifyOfAnswer(tx, due) : closeDeadline(tx, due);

export const chatFeature: Feature = {
  name: 'chat',
  resources: [serve(chatContract, chatHandlers)],
  deadlines: (app) => ({
    chat: { lock: lockRow(chat), handle: chatDeadline },
    'chat-file': { lock: lockRow(chatFile), handle: unsentFileDeadline(app) },
  }),
  jobs: (app) => ({ chatPush: deliverChatPush(app) }),
  sockets: mountChat,
  realtime: { greet: giveChatToken },
};
