import { loadSquad } from '#server/features/squads/store/squad-store.ts';
import { replayStored } from '#server/features/squads/step-log.ts';
import type { TestServer } from '../server/start-test-server';

/** A squad's log can be made once more, each step leads where it led, and the last one to what is stored. */
export const expectReplays = async ({ product }: Pick<TestServer, 'product'>, squadId: number): Promise<void> => {
  const { db } = product.app;
  const steps = await replayStored(db, squadId);
  expect(steps.map(({ fault }) => fault)).toEqual(steps.map(() => null));
  expect(steps.at(-1)?.state).toEqual(await loadSquad(db, squadId, false));
};
