import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { blockDeadline } from './block-person';
import { leaveDeadline } from './leaving/leave';

/** What an account waits for: the end of a block, or its own. */
export const accountDeadline = (app: App): DeadlineHandler => {
  const [unblock, leave] = [blockDeadline(app), leaveDeadline(app)];
  return (tx, due) => (due.kind === 'leave' ? leave(tx, due) : unblock(tx, due));
};
