import { deskReceiptsContract } from '#contract/desk/money/receipts.ts';
import { receiptsContract } from '#contract/money/receipts.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskReceiptsHandlers } from './desk/receipts-handlers';
import { fileJob } from './file/file-job';
import { issueJob } from './issue/issue-job';
import { receiptsHandlers } from './receipts-handlers';

export const receipts: Feature = {
  name: 'receipts',
  resources: [serve(receiptsContract, receiptsHandlers), serve(deskReceiptsContract, deskReceiptsHandlers)],
  jobs: (app) => ({ receipts: fileJob(app), receipt: issueJob(app) }),
};
