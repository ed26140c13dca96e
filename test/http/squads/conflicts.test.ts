import { applySquadEvent } from '#domain/squad/apply-squad-event.ts';
import type { SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { fitMate } from '../../lifecycle/people';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { serverForTests } from '../../support/server/server-for-tests';
import { soakOr } from '../../support/soak';
import { type Company, gatherCompany } from '../../support/squads/company';
import { namedState } from '../../support/squads/named-state';
import { sendEvent } from '../../support/squads/send-event';
import { expectConserved, squadMoney } from '../../support/squads/squad-money';
import { storeSquad } from '../../support/squads/store-squad';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

type Maker = (walk: Walk) => SquadPersonEvent;

const does =
  (
    by: string,
    type: 'squad.leave' | 'squad.confirm' | 'squad.publish' | 'squad.unpublish' | 'squad.decline' | 'squad.ping',
  ): Maker =>
  ({ at }) => ({ type, by, at });
const pays =
  (by: string): Maker =>
  ({ at, context }) => ({ type: 'squad.pay', by, at, quoted: amountDue(context, by), balance: null });
const kicks =
  (memberId: string): Maker =>
  ({ at }) => ({ type: 'squad.kick', by: 'owner', at, memberId });
const joins =
  (by: string): Maker =>
  ({ at }) => ({ type: 'squad.join', by, at, hasSquad: false, hasMateAccess: false, viaInvitation: null });
const accepts =
  (by: string): Maker =>
  ({ at }) => ({ type: 'squad.accept', by, at, hasSquad: false, active: true });
const disbands =
  (by: string): Maker =>
  ({ at }) => ({
    type: 'squad.disband',
    by: by === 'admin' ? { admin: by } : by,
    at,
    refundPercent: by === 'admin' ? 100 : null,
  });
const updates: Maker = ({ at }) => ({
  type: 'squad.update',
  by: 'owner',
  at,
  changes: { durationMinutes: 90 },
  maxSlots: 5,
  matesFit: { platform: true, language: true, category: true },
});
const invites =
  (mateId: string): Maker =>
  ({ at }) => ({
    type: 'squad.inviteMate',
    by: 'owner',
    at,
    mateId,
    mate: { ...fitMate, level: 'EXPERT', percent: 78 },
  });

const lastPlace = (): Walk => {
  const walk = Walk.create({
    visible: true,
    terms: { platform: 'PC', languages: ['ru'], durationMinutes: 60, slots: 3, payMode: 'OWNER' },
  });
  return walk.accepts('mate');
};
const paid = (): Walk => sampleSquad.READY().pays('owner').pays('client');
const halfLobby = (): Walk => sampleSquad.STARTED().does('owner', 'squad.confirm');

/** Two concurrent actions. `exclusive`: whichever is first, the other is refused. */
const conflicts: readonly (readonly [string, () => Walk, Maker, Maker, 'exclusive' | 'ordered'])[] = [
  ['two join on the last place', lastPlace, joins('client'), joins('stranger'), 'exclusive'],
  ['one joins twice', lastPlace, joins('client'), joins('client'), 'exclusive'],
  ['join and unpublish', lastPlace, joins('client'), does('owner', 'squad.unpublish'), 'ordered'],
  ['join and disband', lastPlace, joins('client'), disbands('owner'), 'ordered'],
  ['pay and kick', sampleSquad.READY, pays('client'), kicks('client'), 'ordered'],
  ['pay twice', sampleSquad.READY, pays('owner'), pays('owner'), 'exclusive'],
  ['pay and leave', sampleSquad.READY, pays('client'), does('client', 'squad.leave'), 'ordered'],
  ['pay and a change of the price', sampleSquad.READY, pays('owner'), updates, 'ordered'],
  ['disband and pay', sampleSquad.READY, disbands('owner'), pays('owner'), 'ordered'],
  ['the last confirmation and disband', paid, does('mate', 'squad.confirm'), disbands('owner'), 'ordered'],
  ['the last confirmation and kick', paid, does('mate', 'squad.confirm'), kicks('client'), 'ordered'],
  ['accept and decline', () => Walk.create(), accepts('mate'), does('mate', 'squad.decline'), 'exclusive'],
  ['accept and withdrawal', () => Walk.create(), accepts('mate'), kicks('mate'), 'ordered'],
  ['accept twice', () => Walk.create(), accepts('mate'), accepts('mate'), 'exclusive'],
  ['decline and withdrawal', () => Walk.create(), does('mate', 'squad.decline'), kicks('mate'), 'exclusive'],
  ['two invitations of one mate', () => Walk.create(), invites('mate-3'), invites('mate-3'), 'exclusive'],
  ['confirm and leave in the lobby', halfLobby, does('mate', 'squad.confirm'), does('mate', 'squad.leave'), 'ordered'],
  ['confirm and disband in the lobby', halfLobby, does('mate', 'squad.confirm'), disbands('owner'), 'ordered'],
  ['two disband', sampleSquad.STARTED, disbands('owner'), disbands('admin'), 'exclusive'],
  [
    'two payers accept the game',
    sampleSquad.FINISHED,
    does('owner', 'squad.confirm'),
    does('client', 'squad.confirm'),
    'ordered',
  ],
];

interface Outcome {
  readonly codes: readonly (string | null)[];
  readonly state: SquadState;
  readonly history: number;
}

/** What the pure machine makes of two steps in this order; codes by the order of sending. */
const inOrder = (walk: Walk, events: readonly SquadPersonEvent[], order: readonly number[]): Outcome => {
  const codes: (string | null)[] = events.map(() => null);
  let state: SquadState = walk.state;
  let history = walk.history().length;
  for (const index of order) {
    const event = events[index];
    if (!event) continue;
    const step = applySquadEvent(state, event);
    if ('refused' in step) codes[index] = step.refused;
    else {
      state = { value: step.snapshot.value, context: step.snapshot.context };
      history += step.effects.filter(({ type }) => type === 'recordHistory').length;
    }
  }
  return { codes, state, history };
};

const historyOf = async (squadId: number): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM squad_history WHERE squad_id = $1',
    [squadId],
  );
  return rows[0]?.count ?? 0;
};

describe.each(Array.from({ length: soakOr(5, 1) }, (_, round) => round))('round %i', () => {
  test.each(conflicts)('%s', async (_name, stand, first, second, kind) => {
    const walk = stand();
    const events = [first(walk), second(walk)];
    const squadId = await storeSquad(server, company, walk);
    const answers = await Promise.all(events.map((event) => sendEvent(company, squadId, event)));
    const { state } = await namedState(server, company, squadId);
    const outcome: Outcome = {
      codes: answers.map((answer) => answer?.code ?? null),
      state: { ...state, context: { ...state.context, categoryId: 1 } },
      history: await historyOf(squadId),
    };
    expect([inOrder(walk, events, [0, 1]), inOrder(walk, events, [1, 0])]).toContainEqual(outcome);
    if (kind === 'exclusive') expect(answers.filter((answer) => answer?.code === null)).toHaveLength(1);
    expect(answers.every((answer) => (answer?.status ?? 0) < 500)).toBe(true);
    expectConserved(await squadMoney(server, squadId));
  });
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));
