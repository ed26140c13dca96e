import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import { setChatClosed } from './store/set-chat-closed';

/** The days after a squad's end are over: its chat can be read and not written to. */
export const chatDeadline: DeadlineHandler = (tx, { aggregateId }) => setChatClosed(tx, aggregateId, true);
