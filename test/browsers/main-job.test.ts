import { minutes } from '#domain/time/durations.ts';
import { inEachEngine } from '../support/browsers/in-each-engine';
import type { Tab } from '../support/browsers/tab';
import { balanceOf } from '../support/journeys/balance-of';
import { passTime } from '../support/journeys/pass-time';
import { squadUrl } from '../support/journeys/squad-steps';
import { step } from '../support/journeys/step';
import { expectSoundLedger } from '../support/money/ledger-state';

inEachEngine((browsers) => {
  let client: Tab;
  let mate: Tab;
  beforeAll(async () => {
    client = await browsers().person('Киберкот');
    mate = await browsers().person('Северин');
  });

  const press = (tab: Tab, name: string | RegExp): Promise<void> => tab.role('main').role('button', name).click();

  test('a client calls a mate, both come, play and are done, and every kopeck is where it belongs', async () => {
    const { journey } = browsers();
    const before = { client: await balanceOf(journey, 'Киберкот'), mate: await balanceOf(journey, 'Северин') };

    await step('the client puts a squad together', async () => {
      await client.goto('/cs2/squads/create');
      await client.role('radio', /Повышение ранга/).click();
      await client.role('searchbox', 'Найти по имени').fill('Северин');
      await client.role('checkbox', 'Позвать в сквад: Северин').click();
      await press(client, 'Создать сквад');
      await client.waitForUrl(squadUrl);
      await client.text('Ждём: Северин.').waitFor();
    });

    await step('the mate accepts the invitation', async () => {
      await mate.goto('/cs2/orders');
      await press(mate, 'Принять приглашение: Киберкот');
      await mate.waitForUrl(squadUrl);
    });

    await step('without a reload the client may pay', async () => {
      await press(client, /^Оплатить/);
      await client.text('Оплачено').waitFor();
      expect(await balanceOf(journey, 'Киберкот')).toBe(before.client - 130_000);
    });

    await step('both come to the lobby, the game runs in both tabs', async () => {
      await press(mate, 'Готовность подтверждаю');
      await press(client, 'Я в лобби');
      await press(mate, 'Я в лобби');
      for (const tab of [client, mate]) await tab.text('Игра идёт').waitFor();
    });

    await step('when the hour is over the client confirms', async () => {
      await passTime(journey, minutes(61));
      await press(client, 'Всё хорошо, завершить');
      for (const tab of [client, mate]) await tab.text('Игра завершена, расчёт сделан').waitFor();
      expect(await balanceOf(journey, 'Киберкот')).toBe(before.client - 130_000);
      expect(await balanceOf(journey, 'Северин')).toBe(before.mate + 106_600);
      await expectSoundLedger(journey.database);
    });
  });
});
