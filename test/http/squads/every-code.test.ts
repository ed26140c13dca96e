import { squadErrorCodes } from '#domain/squad/facts/squad-refusal-code.ts';
import { serverForTests } from '../../support/server/server-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { acceptOrder, confirmSquad, createSquadOf, paySquad } from '../../support/squads/squad-calls';
import { squadScene } from '../../support/squads/squad-scene';
import type { CodeStage } from '../../support/squads/codes/code-stage';
import { companyCodes } from '../../support/squads/codes/company-codes';
import { creationCodes } from '../../support/squads/codes/creation-codes';
import { playCodes } from '../../support/squads/codes/play-codes';
import { promoCodes } from '../../support/squads/codes/promo-codes';

const server = serverForTests();
let stage: CodeStage;
beforeAll(async () => {
  const scene = await squadScene(server);
  const [fun, trial] = [await scene.categoryId('FUN'), await scene.categoryId('EDUCATION_PROMO')];
  const gathered: CodeStage['gathered'] = async (slots = 2) => {
    const [owner, mate] = [await scene.client(5000), await scene.mate()];
    const { body } = await createSquadOf(owner, { categoryId: fun, mateIds: [mate.id], slots });
    await acceptOrder(mate, body.id);
    return { owner, mate, squadId: body.id };
  };
  stage = {
    server,
    scene,
    fun,
    trial,
    gathered,
    sql: (text, ...values) => server.database.pool.query(text, [...values]),
    finished: async () => {
      const made = await gathered();
      await paySquad(made.owner, made.squadId);
      for (const person of [made.mate, made.mate, made.owner]) await confirmSquad(person, made.squadId);
      server.clock.advance(60 * 60_000);
      await sweepDeadlines(server);
      return made;
    },
  };
});

const provocations = [...creationCodes, ...companyCodes, ...playCodes, ...promoCodes];

test.each(provocations)('%s is answered: %s', async (code, _why, act) => {
  expect((await act(stage)).code).toBe(code);
});

test('no code of the catalogue is without a provocation', () => {
  const provoked = new Set<string>(provocations.map(([code]) => code));
  expect(squadErrorCodes.filter((code) => !provoked.has(code))).toEqual([]);
});
