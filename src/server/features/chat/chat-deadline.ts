import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { closeDeadline } from './close-chat';
import { answerUnread, notifyOfAnswer } from './notify-of-answer';

/** What a chat waits for: that an answer of the support is read, or its own end. */
export const chatDeadline: DeadlineHandler = (tx, due) =>
  due.kind === answerUnread ? notifyOfAnswer(tx, due) : closeDeadline(tx, due);
