import type { SquadEffect } from '#domain/squad/apply-squad-event.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { commitStep, requireCommitted } from '#server/features/squads/commit-step.ts';
import type { TestServer } from '../server/start-test-server';
import type { Company } from './company';
import { renamed } from './renamed';

/** Sets product time, forward or back. Epoch ms. */
export const setTime = ({ clock }: Pick<TestServer, 'clock'>, at: number): void =>
  clock.setOffsetMs(clock.offsetMs() + at - clock.now());

/** Ends earlier squads of these people, so that everyone is free. */
const retireSquads = async ({ database }: TestServer): Promise<void> => {
  await database.pool.query("DELETE FROM deadline WHERE aggregate LIKE 'squad:%'");
  await database.pool.query('UPDATE squad_member SET active = false WHERE active');
  await database.pool.query('UPDATE mate_access SET active = true, orders_off_until = NULL WHERE NOT active');
};

interface Walked {
  readonly state: SquadState;
  readonly effects: readonly SquadEffect[];
  readonly at: number;
}

/** Stores a squad that the pure machine has reached, with all the effects of its steps. */
export const storeSquad = async (
  server: TestServer,
  company: Company,
  { state, effects, at }: Walked,
): Promise<number> => {
  await retireSquads(server);
  setTime(server, at);
  const { app } = server.product;
  const { value, context } = renamed(
    { value: state.value, context: { ...state.context, categoryId: company.categoryId } },
    company.ids,
  );
  return app.db.transaction(async (tx) => {
    const { squadId } = requireCommitted(
      await commitStep(
        { app, tx, operation: { kind: 'squad create', actor: 'system' }, at },
        { squadId: null, make: () => ({ snapshot: { value, context }, effects: renamed(effects, company.ids) }) },
      ),
    );
    return squadId;
  });
};
