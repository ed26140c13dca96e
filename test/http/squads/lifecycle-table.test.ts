import { type SquadStatus, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { type SquadAction, squadActions } from '#domain/squad/rules/all-rules.ts';
import { type LifecycleCell, lifecycleTable } from '../../lifecycle/lifecycle-table';
import { type Role, roles } from '../../lifecycle/people';
import { sampleEvent } from '../../lifecycle/sample-event';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany, isMateName } from '../../support/squads/company';
import { sendEvent } from '../../support/squads/send-event';
import { squadHash } from '../../support/squads/squad-hash';
import { storePromo } from '../../support/squads/store-promo';
import { storeSquad } from '../../support/squads/store-squad';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
  await storePromo(server, { code: 'START10', percent: 10, amount: null });
});

/** Steps that no call makes: a dispute is decided by an administrator. */
const withoutCall: readonly SquadAction[] = ['decideDispute'];
const matesOnly: readonly SquadAction[] = ['accept', 'decline', 'offerReady', 'withdrawOffer'];
/** Where an administrator acts as one; elsewhere they are a person like others. */
const administrative: readonly SquadAction[] = ['disband', 'decideDispute'];

/** Who plays the role: for calls of mates only, a stranger is a mate who was not invited. */
const playerOf = (action: SquadAction, role: Role): string =>
  role === 'stranger' && matesOnly.includes(action) ? 'another-mate' : role;

const cellOf = (action: SquadAction, role: Role, status: SquadStatus): LifecycleCell => {
  const found = lifecycleTable.find((cell) => cell.action === action && cell.role === role && cell.status === status);
  if (!found) throw new Error(`no cell ${action} ${role} ${status}`);
  return found;
};

/** The outcome by the table, after the access checks of the calls. */
const expectedOf = (action: SquadAction, role: Role, status: SquadStatus): string => {
  const player = playerOf(action, role);
  if (matesOnly.includes(action) && !isMateName(player)) return 'FORBIDDEN';
  if (action === 'repeat' && isMateName(player)) return 'FORBIDDEN';
  // The link itself identifies the squad: an unknown one leads nowhere.
  if (action === 'declineFriend') return 'SQUADS_NOT_FOUND';
  return cellOf(action, role === 'admin' && !administrative.includes(action) ? 'stranger' : role, status).expected;
};

describe.each(squadStatuses)('in %s', (status) => {
  test.each(squadActions.filter((action) => !withoutCall.includes(action)))(
    '%s is done by whom the table lets, and refused to others without a trace',
    async (action) => {
      const sample = sampleSquad[status]();
      const heard: Record<string, string> = {};
      const expected: Record<string, string> = {};
      let squadId = await storeSquad(server, company, sample);
      let before = await squadHash(server, squadId);
      for (const role of roles) {
        const event = { ...sampleEvent(action, role, sample), by: playerOf(action, role) };
        const answer = await sendEvent(company, squadId, event);
        const after = await squadHash(server, squadId);
        const done = answer !== null && answer.status < 300;
        expected[role] =
          `${expectedOf(action, role, status)}, ${expectedOf(action, role, status) === 'ok' ? 'changed' : 'unchanged'}`;
        heard[role] = `${done ? 'ok' : answer?.code}, ${before === after ? 'unchanged' : 'changed'}`;
        if (!done) continue;
        squadId = await storeSquad(server, company, sample);
        before = await squadHash(server, squadId);
      }
      expect(heard).toEqual(expected);
    },
  );
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));
