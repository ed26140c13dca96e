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
import { unsentFileDeadline } from './unsent-file-deadline';

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
