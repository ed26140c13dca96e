import { v7 as uuidv7 } from 'uuid';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { stepSquadIn } from '#server/features/squads/commit-step.ts';
import { logSquadStep } from '#server/features/squads/step-log.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { benchServer } from './support/bench-server';
import { compare, perSecond } from './support/per-second';

const seconds = 5;

/** What it costs to keep a step: steps that are kept once more, beside steps as they are. And how large they are. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  const { app } = bench.product;
  await seedDemo(app);
  const { rows: found } = await bench.database.pool.query<{ id: number; owner: string }>(
    `SELECT id, owner_id AS owner FROM squad WHERE status = 'PENDING' AND visible ORDER BY id`,
  );
  const squads = found.map(({ id }) => id);
  const owners = new Map(found.map(({ id, owner }) => [id, owner]));
  const turn = ({ context }: SquadState, at: number): SquadEvent => ({
    type: context.visible ? 'squad.unpublish' : 'squad.publish',
    by: context.ownerId,
    at,
  });
  const steps = (again: boolean) => () =>
    perSecond(
      async (count) => {
        const squadId = squads[count % squads.length] ?? 0;
        const actor = owners.get(squadId) ?? '';
        const operationId = uuidv7();
        await inTransaction(app.db, async (tx) => {
          let made: SquadEvent | undefined;
          const after = await stepSquadIn({ app, tx, operation: { actor } }, squadId, (state, at) => {
            made = turn(state, at);
            return made;
          });
          const log = { squadId, operationId, before: after, after, at: app.clock.now(), event: made };
          if (again) await logSquadStep(tx, log);
        });
      },
      1,
      seconds,
    );
  await compare('steps that are kept twice, beside steps', steps(true), steps(false), 7);
  const { rows } = await bench.database.pool.query<{ median: number; most: number; count: number }>(
    `SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY pg_column_size(step.*)) AS median,
      max(pg_column_size(step.*)) AS most, count(*)::int AS count FROM step WHERE at < now() - interval '1 minute'`,
  );
  process.stdout.write(
    `bytes of a step: ${rows[0]?.median} in the median, ${rows[0]?.most} at most (${rows[0]?.count} steps)\n`,
  );
  await bench.stop();
};

void run().then(() => process.exit(0));
