import { squadFromWire } from '#contract/squads/squad-codec.ts';
import { disputeOutcome } from '#domain/squad/simulation/outcomes.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { cachedBalance } from '../../support/money/ledger-state';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

test.each([0, 40, 60])(
  'a mate is told before they answer a dispute what they are paid in the end, %i minutes into the game',
  async (minutes) => {
    const [owner, mate] = [await scene.client(1000), await scene.mate()];
    const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
    server.clock.advance(minutes * 60_000);
    await sweepDeadlines(server);
    await owner.browser.call('POST /v1/squads/{id}/dispute', {
      params: { id: squadId },
      body: { reason: 'Не играл как обещал, подробно', wantedPercent: 75 },
    });
    const { squad } = await showSquad(mate, squadId);
    const told = disputeOutcome(squadFromWire(squad), null, mate.id, server.clock.now());
    expect(told.income).toBeGreaterThan(0);

    await mate.browser.call('POST /v1/squads/{id}/dispute/answer', {
      params: { id: squadId },
      body: { granted: true },
    });
    server.clock.advance(60 * 60_000);
    await sweepDeadlines(server);
    server.clock.advance(25 * 60 * 60_000);
    await sweepDeadlines(server);
    expect(kopecksToRubles(await cachedBalance(server.database, 'USER', mate.id))).toBe(kopecksToRubles(told.income));
  },
);
