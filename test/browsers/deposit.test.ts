import { inEachEngine } from '../support/browsers/in-each-engine';
import { balanceOf } from '../support/journeys/balance-of';
import { step } from '../support/journeys/step';
import { expectSoundLedger } from '../support/money/ledger-state';

inEachEngine((browsers) => {
  test('a deposit by the training provider is told and counted, one that is declined moves nothing', async () => {
    const { journey } = browsers();
    const tab = await browsers().person('Новосёл');
    const before = await balanceOf(journey, 'Новосёл');
    const pay = async (rubles: string, outcome: string): Promise<void> => {
      await tab.goto('/balance');
      await tab.role('main').role('button', 'Пополнить').click();
      await tab.role('dialog').label('Сумма').fill(rubles);
      await tab.role('dialog').role('button', `Пополнить на ${rubles} ₽`).click();
      await tab.role('heading', 'Учебная оплата').waitFor();
      await tab.role('button', outcome).click();
    };

    await step('paid', async () => {
      await pay('500', 'Оплатить');
      await tab.role('dialog').text('Зачислено 500 ₽').waitFor();
      await tab.press('Escape');
      await tab.role('banner').text('500 ₽').waitFor();
      expect(await balanceOf(journey, 'Новосёл')).toBe(before + 50_000);
    });

    await step('declined', async () => {
      await pay('700', 'Отклонить');
      await tab.role('dialog').text('Оплата не прошла').waitFor();
      expect(await balanceOf(journey, 'Новосёл')).toBe(before + 50_000);
      await expectSoundLedger(journey.database);
    });
  });
});
