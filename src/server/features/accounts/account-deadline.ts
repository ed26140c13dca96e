import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { blockDeadline } from './block-person';
import { leaveDeadline } from './leaving/leave';

/** Deadlines of an account: the end of its block, and the end of its grace period before deletion. */
export const accountDeadline = (app: App): DeadlineHandler => {
  const [unblock, leave] = [blockDeadline(app), leaveDeadline(app)];
  return (tx, due) => (due.kind === 'leave' ? leave(tx, due) : unblock(tx, due));
};
