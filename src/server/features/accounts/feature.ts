import { deskAuditContract } from '#contract/desk/audit.ts';
import { deskCodeContract } from '#contract/desk/code.ts';
import { deskOperatorsContract } from '#contract/desk/people/operators.ts';
import { deskUserTabsContract } from '#contract/desk/people/user-tabs.ts';
import { deskUsersContract } from '#contract/desk/people/users.ts';
import { deskUndeliveredContract } from '#contract/desk/undelivered.ts';
import { deskSecondStepContract } from '#contract/desk/people/second-step.ts';
import { leavingContract } from '#contract/people/leaving.ts';
import { lockRow } from '../../platform/db/lock-row';
import { appUser } from '../../platform/db/schema/people';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskUsersHandlers } from './desk-users-handlers';
import { deskAuditHandlers } from './desk-audit-handlers';
import { deskCodeHandlers } from './desk-code-handlers';
import { leavingHandlers } from './leaving/leaving-handlers';
import { deskSecondStepHandlers } from './desk-second-step-handlers';
import { deskOperatorsHandlers } from './desk-operators-handlers';
import { deskUndeliveredHandlers } from './undelivered/desk-undelivered-handlers';
import { deskUserTabsHandlers } from './desk-user-tabs-handlers';
import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { blockDeadline } from './block-person';
import { leaveDeadline } from './leaving/leave';

/** Deadlines of an account: the end of its block, and the end of its grace period before deletion. */
const accountDeadline = (app: App): DeadlineHandler => {
  const [unblock, leave] = [blockDeadline(app), leaveDeadline(app)];
  return (tx, due) => (due.kind === 'leave' ? leave(tx, due) : unblock(tx, due));
};

export const accounts: Feature = {
  name: 'accounts',
  resources: [
    serve(deskUsersContract, deskUsersHandlers),
    serve(deskUserTabsContract, deskUserTabsHandlers),
    serve(deskOperatorsContract, deskOperatorsHandlers),
    serve(deskSecondStepContract, deskSecondStepHandlers),
    serve(deskAuditContract, deskAuditHandlers),
    serve(deskCodeContract, deskCodeHandlers),
    serve(leavingContract, leavingHandlers),
    serve(deskUndeliveredContract, deskUndeliveredHandlers),
  ],
  deadlines: (app) => ({ account: { lock: lockRow(appUser), handle: accountDeadline(app) } }),
};
