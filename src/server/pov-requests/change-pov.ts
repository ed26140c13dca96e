import type { PovRequestView } from '../../contract/schemas/pov-request';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import type { povRequest } from '../db/schema/pov-requests';
import { Refusal } from '../http/refusal';
import { lockPov } from './pov-step';
import { readPov } from './read-pov';

type Row = typeof povRequest.$inferSelect;

/** A stranger's request is answered as one that does not exist. */
export const demandOwnPov = async (tx: Tx, requestId: string | undefined, userId: string): Promise<Row> => {
  const row = requestId === undefined ? null : await lockPov(tx, requestId);
  if (row?.userId !== userId) throw new Refusal('POV_REQUESTS_NOT_FOUND');
  return row;
};

/** Changes an own request under its lock and shows what became of it. `at` in epoch ms. */
export const changePov = (app: App, userId: string, requestId: string, work: (tx: Tx, row: Row, at: number) => Promise<void>): Promise<PovRequestView> =>
  inTransaction(app.db, async (tx) => {
    const row = await demandOwnPov(tx, requestId, userId);
    await work(tx, row, app.clock.now());
    return readPov(tx, row.id);
  });
