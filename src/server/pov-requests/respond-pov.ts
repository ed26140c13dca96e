import { eq } from 'drizzle-orm';
import type { PovRequestView } from '../../contract/schemas/pov-request';
import type { App } from '../app/app';
import { povRequest } from '../db/schema/pov-requests';
import { changePov } from './change-pov';
import { eraseAllPovFiles } from './erase-pov-files';
import { povStep } from './pov-step';

interface Response {
  readonly answer: 'SUBMITTED' | 'DECLINED';
  readonly comment: string;
}

/** Hands in or declines. The same answer again finds it done already. */
export const respondPov = (app: App, userId: string, requestId: string, { answer, comment }: Response): Promise<PovRequestView> =>
  changePov(app, userId, requestId, async (tx, row, at) => {
    if (row.status === answer && (row.comment ?? '') === comment) return;
    if (row.status === 'REQUESTED' && comment !== '') await tx.update(povRequest).set({ comment }).where(eq(povRequest.id, row.id));
    await povStep(tx, row, answer === 'SUBMITTED' ? { type: 'pov.submitted', at } : { type: 'pov.declined', at, comment });
    if (answer === 'DECLINED') await eraseAllPovFiles(tx, row.id, at);
  });
