import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { closeDeadline } from './close-chat';
import { answerUnread, notifyOfAnswer } from './notify-of-answer';

/** Deadlines of a chat: an answer of the support that is not read, and the chat's closing. */
export const chatDeadline: DeadlineHandler = (tx, due) =>
  due.kind === answerUnread ? notifyOfAnswer(tx, due) : closeDeadline(tx, due);
