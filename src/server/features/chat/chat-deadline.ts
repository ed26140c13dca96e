import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { closeDeadline } from './close-chat';
import { answerUnread, tellOfAnswer } from './tell-of-answer';

/** What a chat waits for: that an answer of the support is read, or its own end. */
export const chatDeadline: DeadlineHandler = (tx, due) =>
  due.kind === answerUnread ? tellOfAnswer(tx, due) : closeDeadline(tx, due);
