import { decisionRefunds } from '#domain/squad/simulation/outcomes.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';

test.each([0, 1, 33, 50, 99, 100])(
  'a decision of %i percent returns to each payer what was said before',
  (refundPercent) => {
    const walk = sampleSquad.FINISHED();
    walk
      .send({ type: 'squad.openDispute', by: 'owner', at: walk.at, wantedPercent: 100 })
      .send({ type: 'squad.answerDispute', by: 'mate', at: walk.at, granted: false });
    const said = decisionRefunds(walk.state, 'admin', refundPercent, walk.at);
    expect(said.map(({ payerId }) => payerId)).toEqual(['owner', 'client']);
    walk.fresh().send({ type: 'squad.decideDispute', by: { admin: 'admin' }, at: walk.at, refundPercent });
    for (const { payerId, paid, returned } of said) {
      expect(walk.returnedTo(payerId)).toBe(returned);
      expect(returned).toBeLessThanOrEqual(paid);
    }
  },
);
