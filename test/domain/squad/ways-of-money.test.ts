import { disputeOutcome } from '../../../src/domain/squad/dispute-outcome';
import { earlyFinishWays } from '../../../src/domain/squad/early-finish-ways';
import { sampleSquad } from '../../lifecycle/sample-squad';

const at = (walk: { readonly at: number }): number => walk.at;

describe('sums told before an answer', () => {
  test('a payer who asks for an early finish is told what comes back, at most a half', () => {
    const walk = sampleSquad.IN_A_GAME();
    const { agreed, playedOn } = earlyFinishWays(walk.state, 'owner', 'owner', at(walk));
    expect(agreed.paid).toBeGreaterThan(0);
    expect(agreed.returned).toBe(Math.floor(agreed.paid / 2));
    expect(playedOn.returned).toBe(0);
  });

  test('a mate who asks is told what he earns either way', () => {
    const walk = sampleSquad.IN_A_GAME();
    const { agreed, playedOn } = earlyFinishWays(walk.state, 'mate', 'mate', at(walk));
    expect(agreed.income).toBeGreaterThan(0);
    expect(agreed.income).toBeLessThan(playedOn.income);
  });

  test('a granted dispute returns the wanted part of what was paid', () => {
    const walk = sampleSquad.FINISHED();
    const { paid, returned } = disputeOutcome(walk.state, { by: 'owner', wantedPercent: 50 }, 'owner', at(walk));
    expect(returned * 2).toBe(paid);
  });
});
