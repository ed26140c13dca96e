import { deskMoney } from './desk-money';

const agreement = 'balance/desk/second-operator.ts agreeToGive';
const correction = 'balance/desk/correct-balance.ts makeCorrection';

/** Through which function a second operator is asked for. */
const twoAgree: Readonly<Record<string, string>> = {
  'POST /v1/admin/deposits/{id}/credit': agreement,
  'POST /v1/admin/provider-callbacks/{id}/tie': agreement,
  'POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide': agreement,
  'POST /v1/admin/draws/{id}/pay': agreement,
  'POST /v1/admin/blog/purchases/{id}/refund': agreement,
  'DELETE /v1/admin/blog/articles/{id}': agreement,
  'POST /v1/admin/corrections': correction,
  'POST /v1/admin/corrections/{id}/confirm': correction,
};

const squadSettles = 'settles a squad by its own rules: shares of what its clients have paid';

const wasHeld = 'gives or takes back what the rules have held; an operator sets neither the sum nor whose it is';

/** Calls by which one operator alone may cause such a transfer, and why. */
const oneDecides: Readonly<Record<string, string>> = {
  'POST /v1/admin/users/{id}/block': squadSettles,
  'POST /v1/admin/reports/{id}/block': squadSettles,
  'POST /v1/admin/squads/{id}/disband': squadSettles,
  'POST /v1/admin/disputes/{id}/decide': squadSettles,
  'POST /v1/admin/rings/{id}/release': wasHeld,
  'POST /v1/admin/rings/{id}/take': wasHeld,
  'POST /v1/admin/rings/{id}/undo': wasHeld,
  'POST /v1/admin/appeals/{id}/decide': 'gives what a rule holds, or what another operator than this one took back',
};

describe('money that a call of the desk brings from the service or from outside', () => {
  const reached = deskMoney();
  const moving = [...reached].filter(([, { sources }]) => sources.length > 0).map(([route]) => route);

  test('is declared: who must agree', () => {
    expect([...moving].sort()).toEqual([...Object.keys(twoAgree), ...Object.keys(oneDecides)].sort());
  });

  test.each(Object.entries(twoAgree))('%s asks for a second operator', (route, by) => {
    // A confirmation is the second operator's own act; it refuses the first.
    const uses = reached.get(route)?.uses;
    expect(uses?.has(route.endsWith('/confirm') ? 'balance/desk/decide-correction.ts confirmCorrection' : by)).toBe(
      true,
    );
  });
});
