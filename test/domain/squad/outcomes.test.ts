import { disputeOutcome, earlyFinishOutcomes } from '#domain/squad/simulation/outcomes.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';

const at = (walk: { readonly at: number }): number => walk.at;

describe('sums shown before a decision', () => {
  test('a payer who requests an early finish sees the refund, at most a half', () => {
    const walk = sampleSquad.IN_A_GAME();
    const { agreed, playedOn } = earlyFinishOutcomes(walk.state, 'owner', 'owner', at(walk));
    expect(agreed.paid).toBeGreaterThan(0);
    expect(agreed.returned).toBe(Math.floor(agreed.paid / 2));
    expect(playedOn.returned).toBe(0);
  });

  test('a mate who requests it sees what they earn in both cases', () => {
    const walk = sampleSquad.IN_A_GAME();
    const { agreed, playedOn } = earlyFinishOutcomes(walk.state, 'mate', 'mate', at(walk));
    expect(agreed.income).toBeGreaterThan(0);
    expect(agreed.income).toBeLessThan(playedOn.income);
  });

  test('a granted dispute returns the wanted part of what was paid', () => {
    const walk = sampleSquad.FINISHED();
    const { paid, returned } = disputeOutcome(walk.state, { by: 'owner', wantedPercent: 50 }, 'owner', at(walk));
    expect(returned * 2).toBe(paid);
  });

  test('for a dispute in a running game a mate sees what they are paid after its end', () => {
    const walk = sampleSquad.IN_A_GAME();
    const { income } = disputeOutcome(walk.state, { by: 'owner', wantedPercent: 75 }, 'mate', at(walk));
    const { playedOn } = earlyFinishOutcomes(walk.state, null, 'mate', at(walk));
    expect(income).toBe(Math.floor(playedOn.income / 4));
  });
});
