import { adminAuditContract } from '#contract/admin/audit.ts';
import { adminCodeContract } from '#contract/admin/code.ts';
import { adminOperatorsContract } from '#contract/admin/people/operators.ts';
import { adminUserTabsContract } from '#contract/admin/people/user-tabs.ts';
import { adminUsersContract } from '#contract/admin/people/users.ts';
import { adminUndeliveredContract } from '#contract/admin/undelivered.ts';
import { adminSecondStepContract } from '#contract/admin/people/second-step.ts';
import { leavingContract } from '#contract/people/leaving.ts';
import { lockRow } from '../../platform/db/lock-row';
import { appUser } from '../../platform/db/schema/people';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminUsersHandlers } from './admin-users-handlers';
import { auditHandlers } from './audit-handlers';
import { accountDeadline } from './account-deadline';
import { codeHandlers } from './code/code-handlers';
import { leavingHandlers } from './leaving/leaving-handlers';
import { secondStepHandlers } from './second-step-handlers';
import { operatorsHandlers } from './operators-handlers';
import { undeliveredHandlers } from './undelivered/undelivered-handlers';
import { userTabsHandlers } from './user-tabs-handlers';

export const administration: Feature = {
  name: 'administration',
  resources: [
    serve(adminUsersContract, adminUsersHandlers),
    serve(adminUserTabsContract, userTabsHandlers),
    serve(adminOperatorsContract, operatorsHandlers),
    serve(adminSecondStepContract, secondStepHandlers),
    serve(adminAuditContract, auditHandlers),
    serve(adminCodeContract, codeHandlers),
    serve(leavingContract, leavingHandlers),
    serve(adminUndeliveredContract, undeliveredHandlers),
  ],
  deadlines: (app) => ({ account: { lock: lockRow(appUser), handle: accountDeadline(app) } }),
};
