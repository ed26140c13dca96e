import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { drawer, operator, seesToast } from '../../support/journeys/operators';
import { step } from '../../support/journeys/step';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
// The browser itself logs errors of requests made while the network is off.
afterAll(async () =>
  expect((await journey.end()).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]),
);

test('the first screen takes the operator to what is most urgent, to the terms and to their own news', async () => {
  const page = await operator(journey, 'Ромашка', ['ALL']);
  const queues = page.getByRole('region', { name: 'Ждёт решения' });
  const home = async () => {
    await page.goto(`${journey.url}/admin/today`);
    await queues.getByRole('link').first().waitFor();
  };

  await step('it says what is first in a queue, what is at stake, and that data are live', async () => {
    await home();
    await queues.getByRole('link', { name: /^Выводы \d.*₽/ }).waitFor();
    await queues.getByRole('link', { name: /^Споры.*заморожено.*без решения через/ }).waitFor();
    await seesToast(page, 'Данные вживую');
    await expectAccessible(page);
  });

  await step('G opens the entry that is nearest to its term', async () => {
    const first = await queues.getByRole('link').first().getAttribute('href');
    await page.keyboard.press('g');
    await page.waitForURL((url) => url.pathname.startsWith(`${first?.split('?')[0]}/`));
  });

  await step('a term is changed in the settings, and the queue goes by it', async () => {
    await home();
    await page.getByRole('link', { name: 'Настроить сроки' }).click();
    const terms = page.getByRole('region', { name: 'Сроки очередей' });
    await terms
      .getByRole('listitem')
      .filter({ hasText: 'Поддержка' })
      .getByRole('button', { name: 'Изменить' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Поддержка: новое значение' });
    await dialog.getByLabel('Новое значение, минут').fill('120');
    await dialog.getByLabel('Почему: для журнала').fill('Вечером отвечаем дольше');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await seesToast(page, 'Сохранено');
    await home();
    await queues.getByRole('link', { name: /^Поддержка.*из 2/ }).waitFor();
  });

  await step('the log of decisions opens with those of today, without what else was done', async () => {
    await page.getByRole('link', { name: 'Журнал решений' }).click();
    await page.waitForURL(/\/admin\/audit\?decisions=true&from=\d{4}-\d\d-\d\d$/);
    await page.getByText('Под этот отбор ничего не подошло').waitFor();
    await page.getByRole('button', { name: 'Снять отбор «Что»' }).click();
    await page.getByRole('cell', { name: /^Настройка изменена/ }).waitFor();
    await home();
  });

  await step('the bell opens the notifications over the desk', async () => {
    await page.getByRole('link', { name: /^Уведомления/ }).click();
    await page.getByRole('dialog', { name: 'Уведомления' }).waitFor();
    await page.keyboard.press('Escape');
    await queues.waitFor();
  });

  await step('without a connection it does not call itself live', async () => {
    await page.context().setOffline(true);
    await seesToast(page, 'Нет связи');
    await page.context().setOffline(false);
    await seesToast(page, 'Данные вживую');
  });
});

test('before the queues have come, and with empty ones, there is nothing to take, and it says so', async () => {
  const page = await operator(journey, 'Гроза', ['UPDATE_MATE_ACCESS']);
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/v1/admin/queues', (route) => free.then(() => route.continue()));
  // The section itself comes with its queues.
  await page.goto(`${journey.url}/admin/strikes`);
  await page.getByRole('link', { name: 'Сегодня' }).click();
  await page.getByRole('button', { name: 'Взять самое срочное' }).focus();
  await page.getByRole('tooltip', { name: 'Очереди ещё загружаются' }).first().waitFor();
  letGo();
  const queues = page.getByRole('region', { name: 'Ждёт решения' });
  await queues.getByRole('heading', { name: 'Очереди пусты' }).waitFor();
  const take = page.getByRole('button', { name: 'Взять самое срочное' });
  expect(await take.getAttribute('aria-disabled')).toBe('true');
  await take.focus();
  await page.getByRole('tooltip', { name: 'Очереди пусты: брать нечего' }).first().waitFor();
  await page.keyboard.press('g');
  // The log and the terms are for operators with the permission.
  expect(await page.getByRole('link', { name: /Журнал решений|Решения за сегодня|Настроить сроки/ }).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/admin/today');
  await expectAccessible(page);
  expect(await drawer(page, /./).count()).toBe(0);
});
