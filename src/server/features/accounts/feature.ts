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
import { auditHandlers } from './desk-audit-handlers';
import { accountDeadline } from './account-deadline';
import { codeHandlers } from './code/desk-code-handlers';
import { leavingHandlers } from './leaving/leaving-handlers';
import { secondStepHandlers } from './desk-second-step-handlers';
import { operatorsHandlers } from './desk-operators-handlers';
import { undeliveredHandlers } from './undelivered/desk-undelivered-handlers';
import { userTabsHandlers } from './desk-user-tabs-handlers';

export const accounts: Feature = {
  name: 'accounts',
  resources: [
    serve(deskUsersContract, deskUsersHandlers),
    serve(deskUserTabsContract, userTabsHandlers),
    serve(deskOperatorsContract, operatorsHandlers),
    serve(deskSecondStepContract, secondStepHandlers),
    serve(deskAuditContract, auditHandlers),
    serve(deskCodeContract, codeHandlers),
    serve(leavingContract, leavingHandlers),
    serve(deskUndeliveredContract, undeliveredHandlers),
  ],
  deadlines: (app) => ({ account: { lock: lockRow(appUser), handle: accountDeadline(app) } }),
};
