import { adminReceiptsContract } from '#contract/admin/money/receipts.ts';
import { receiptsContract } from '#contract/money/receipts.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminReceiptsHandlers } from './admin/admin-receipts-handlers';
import { fileJob } from './file/file-job';
import { issueJob } from './issue/issue-job';
import { receiptsHandlers } from './own-receipts';

export const receipts: Feature = {
  name: 'receipts',
  resources: [serve(receiptsContract, receiptsHandlers), serve(adminReceiptsContract, adminReceiptsHandlers)],
  jobs: (app) => ({ receipts: fileJob(app), receipt: issueJob(app) }),
};
