import { count } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { stepSquadIn } from '#server/features/squads/commit-step.ts';
import { insertedLines, recordHistory } from '#server/features/squads/effects/record-history.ts';
import { squadStep } from '#server/features/squads/step-log.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { openingOperation } from '#server/platform/ledger/operations.ts';
import { benchServer } from './support/bench-server';
import { compare, perSecond } from './support/per-second';

const seconds = 5;

/** What a step leaves behind without its log: as `recordHistory`, prepared too. */
const unlogged = prepared((db: Executor) => {
  const opened = db.$with('opened').as(openingOperation(db));
  const written = db.$with('written', {}).as(insertedLines);
  return db.with(opened, written).select({ opened: count() }).from(opened).prepare('step_without_log');
});

/** What it costs to keep a step: steps whose history is written once more with a log, beside without. And their size. */
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

  const withLog = async (tx: Tx, squadId: number, actor: string, after: SquadState, event: SquadEvent | undefined) => {
    const operationId = uuidv7();
    const at = app.clock.now();
    const context = { app, tx, squadId, gameId: after.context.gameId, operationId, at: new Date(at), spent: [] };
    const logged = squadStep({ squadId, operationId, before: after, after, at, event });
    await recordHistory(context, [], { kind: 'squad.publish', actor }, logged);
  };
  const withoutLog = async (tx: Tx, squadId: number, actor: string): Promise<void> => {
    const openedAt = new Date(app.clock.now());
    const at = openedAt.toISOString();
    await unlogged(tx).execute({
      operationId: uuidv7(),
      kind: 'squad.publish',
      actor,
      openedAt,
      squadId,
      at,
      lines: '[]',
    });
  };

  const steps = (logs: boolean) => () =>
    perSecond(
      async (turns) => {
        const squadId = squads[turns % squads.length] ?? 0;
        const actor = owners.get(squadId) ?? '';
        await inTransaction(app.db, async (tx) => {
          let made: SquadEvent | undefined;
          const after = await stepSquadIn({ app, tx, operation: { actor } }, squadId, (state, at) => {
            made = turn(state, at);
            return made;
          });
          if (logs) await withLog(tx, squadId, actor, after, made);
          else await withoutLog(tx, squadId, actor);
        });
      },
      1,
      seconds,
    );
  await compare('steps with a second log, beside the same without', steps(true), steps(false), 7);
  for (const kind of ['squad', 'all'] as const) {
    const { rows } = await bench.database.pool.query<{ median: number; most: number; count: number }>(
      `SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY pg_column_size(step.*)) AS median,
        max(pg_column_size(step.*)) AS most, count(*)::int AS count
      FROM step WHERE at < now() - interval '1 minute' AND (aggregate = 'squad' OR $1 = 'all')`,
      [kind],
    );
    process.stdout.write(
      `bytes of a step of ${kind}: ${rows[0]?.median} in the median, ${rows[0]?.most} at most (${rows[0]?.count} steps)\n`,
    );
  }
  await bench.stop();
};

void run().then(() => process.exit(0));
