import { cancellationTerms } from '#domain/squad/simulation/cancellation-terms.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import type { Walk } from '../../lifecycle/walk';

const promised = (walk: Walk, by: string, stage: string): Record<string, number> => {
  const terms = cancellationTerms(walk.state, by, walk.at).find((one) => one.stage === stage);
  return Object.fromEntries((terms?.refunds ?? []).map((refund) => [refund.payerId, refund.returned]));
};
const returned = (walk: Walk, ...payers: string[]): Record<string, number> =>
  Object.fromEntries(payers.map((payer) => [payer, walk.returnedTo(payer)]));
const cancels = (walk: Walk, by: string): Walk =>
  by === 'owner' ? walk.fresh().disbands(by) : walk.fresh().does(by, 'squad.leave');

const stages: readonly [string, () => Walk][] = [
  ['BEFORE_START', () => sampleSquad.READY().pays('owner').pays('client')],
  ['LOBBY', sampleSquad.STARTED],
  ['LOBBY_MATE_CONFIRMED', () => sampleSquad.STARTED().does('mate', 'squad.confirm')],
];

describe.each(['owner', 'client', 'friend'])('what %s is promised before anybody has paid', (by) => {
  test.each(stages)('is what is refunded at %s', (stage, walkTo) => {
    expect(promised(sampleSquad.READY(), by, stage)).toEqual(returned(cancels(walkTo(), by), 'owner', 'client'));
  });
});

test('a mate who leaves a running game returns what is promised at that minute', () => {
  const walk = sampleSquad.IN_A_GAME();
  const promise = promised(walk, 'mate', 'IN_A_GAME');
  expect(promise).toEqual(returned(cancels(walk, 'mate'), 'owner', 'client'));
});

test('a stage that cannot be cancelled is missing: an owner ends no running game', () => {
  const terms = cancellationTerms(sampleSquad.READY().state, 'owner', 0);
  expect(terms.map((one) => one.stage)).toEqual(['BEFORE_START', 'LOBBY', 'LOBBY_MATE_CONFIRMED']);
});

test('strangers are promised nothing', () => {
  expect(cancellationTerms(sampleSquad.READY().state, 'stranger', 0)).toEqual([]);
});

test('each payer sees what they paid and what of it returns', () => {
  const walk = sampleSquad.STARTED().does('mate', 'squad.confirm');
  expect(cancellationTerms(walk.state, 'owner', walk.at)[0]?.refunds).toEqual([
    { payerId: 'owner', paid: 130_000, returned: 65_000 },
    { payerId: 'client', paid: 65_000, returned: 32_500 },
  ]);
});
