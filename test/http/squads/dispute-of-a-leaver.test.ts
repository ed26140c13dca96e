import { sampleSquad } from '../../lifecycle/sample-squad';
import { serverForTests } from '../../support/server/server-for-tests';
import { gatherCompany } from '../../support/squads/company';
import { sendEvent } from '../../support/squads/send-event';
import { storeSquad } from '../../support/squads/store-squad';

const server = serverForTests();

/** A game whose payer disputes it, and whose only mate has left it since: they are still to be paid, and to answer. */
const disputed = async () => {
  const company = await gatherCompany(server);
  const squadId = await storeSquad(server, company, sampleSquad.IN_A_GAME());
  const at = server.clock.now();
  await sendEvent(company, squadId, { type: 'squad.openDispute', by: 'owner', at, wantedPercent: 25 });
  await sendEvent(company, squadId, { type: 'squad.leave', by: 'mate', at });
  return { company, squadId, at };
};

test('a mate who left the game agrees to its dispute, and sees what became of it', async () => {
  const { company, squadId, at } = await disputed();
  const answer = await sendEvent(company, squadId, { type: 'squad.answerDispute', by: 'mate', at, granted: true });
  expect(answer).toMatchObject({ status: 200, body: { squad: { dispute: { status: 'CLOSED', decidedPercent: 25 } } } });
  // Paid, they no longer belong to it.
  const again = await company.person('mate').browser.call('GET /v1/squads/{id}', { params: { id: squadId } });
  expect(again.code).toBe('SQUADS_NOT_FOUND');
});

test('a mate who left the game is told how a moderator decided its dispute', async () => {
  const { company, squadId, at } = await disputed();
  await sendEvent(company, squadId, { type: 'squad.answerDispute', by: 'mate', at, granted: false });
  const decided = await company
    .person('admin')
    .browser.call('POST /v1/admin/disputes/{id}/decide', {
      params: { id: squadId },
      body: { refundPercent: 50, comment: 'Половина игры прошла без напарника', seen: 0 },
    });
  expect(decided.status).toBe(200);
  const { body } = await company.person('mate').browser.call('GET /v1/notifications');
  expect(body.items.map(({ kind }) => kind)).toContain('SQUAD_DISPUTE_CLOSED');
});
