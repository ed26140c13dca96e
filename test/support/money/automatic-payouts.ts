import { seenBy } from '../desk';
import { makeAdministrator } from '../people/make-administrator';
import type { RunningServer } from '../server/start-test-server';

/** Switches on that payouts leave by themselves. */
export const payOutAutomatically = async (server: RunningServer): Promise<void> => {
  const boss = await makeAdministrator(server, 'ALL');
  const { status } = await boss.browser.call('PUT /v1/admin/settings/{name}', {
    params: { name: 'payouts-automatic' },
    body: { value: 1, reason: 'Провайдер настроен', seen: await seenBy(boss, 'setting:payouts-automatic') },
  });
  expect(status).toBe(200);
};
