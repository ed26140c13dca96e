import { trialLesson } from '#domain/games/category.ts';
import { minutes } from '#domain/time/durations.ts';
import type { TraceKind } from '#domain/risk/trace.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { keyedTrace, recordTraces } from '#server/features/risk/record-traces.ts';
import type { TestPerson } from '../people/make-person';
import { testSecret, type TestServer } from '../server/start-test-server';
import { acceptOrder, confirmSquad, createSquadOf, paySquad } from '../squads/squad-calls';
import { sweepDeadlines } from '../sweep-deadlines';

/** These people have left the same trace behind. */
export const leaveTrace = (
  { product, clock }: TestServer,
  kind: TraceKind,
  thing: string,
  ...people: readonly TestPerson[]
): Promise<void> =>
  inTransaction(product.app.db, async (tx) => {
    for (const { id } of people)
      await recordTraces(tx, id, [keyedTrace(testSecret, kind, thing)], new Date(clock.now()));
  });

/** A trial lesson from the order to the payer's confirmation; returns its number. */
export const haveTrialLesson = async (
  server: TestServer,
  categoryId: number,
  client: TestPerson,
  mate: TestPerson,
): Promise<number> => {
  const { durationMinutes, slots } = trialLesson;
  const { body } = await createSquadOf(client, { categoryId, mateIds: [mate.id], durationMinutes, slots });
  await acceptOrder(mate, body.id);
  await paySquad(client, body.id);
  for (const who of [mate, client, mate]) await confirmSquad(who, body.id);
  server.clock.advance(minutes(durationMinutes));
  await sweepDeadlines(server);
  await confirmSquad(client, body.id);
  return body.id;
};
