import fs from 'node:fs';
import { accessibilityViolations } from '../../support/journeys/accessibility-violations';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { sidewaysOverflow } from '../../support/journeys/sideways-overflow';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

test.each(['desktop', 'phone'] as const)(
  'what a tab did goes with a question, and the desk goes through it and gives it to the replay (%s)',
  async (size) => {
    const [client, operator] = [await journey.person('Киберкот', size), await journey.person('Смотритель', size)];
    await client.goto(`${journey.url}/chat`);
    await client.getByRole('navigation', { name: 'Чаты' }).or(client.getByRole('list').first()).first().waitFor();
    // Without a reload, which would end the record.
    await client.evaluate(() => {
      history.pushState({}, '', '/support');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await client.getByRole('heading', { name: 'Написать в поддержку' }).waitFor();
    await client.getByLabel('Тема').selectOption('PAY');
    await client.getByLabel('Что случилось').fill('Оплата прошла, а сквад стоит');
    const attach = client.getByRole('checkbox', { name: 'Приложить, что было' });
    await attach.click();
    await client.getByText(/последни[йх] шаг/).waitFor();
    expect(await accessibilityViolations(client)).toEqual([]);
    expect(await sidewaysOverflow(client)).toBe(0);
    await client.getByRole('button', { name: 'Отправить' }).click();
    await client.waitForURL(/chat=/);

    const { rows } = await journey.database.pool.query<{ id: string; past: string }>(
      'SELECT chat_id AS id, past FROM support_past',
    );
    const [sent] = rows;
    expect(sent?.past).toContain('chat/');
    // Nobody's words: not the client's name either.
    expect(sent?.past).not.toMatch(/[а-яё]/i);
    await operator.goto(`${journey.url}/admin/support/${sent?.id}`);
    await operator.getByRole('button', { name: 'Что было', exact: true }).click();
    const past = operator.getByRole('dialog', { name: 'Что было' });
    await past.getByText(/^Показано \d+ из \d+$/).waitFor();
    expect(await accessibilityViolations(operator)).toEqual([]);
    const [file] = await Promise.all([
      operator.waitForEvent('download'),
      past.getByRole('button', { name: 'Файлом для разработчиков' }).click(),
    ]);
    const path = await file.path();
    expect(JSON.parse(fs.readFileSync(path, 'utf8'))).toMatchObject({ withTexts: false, actions: expect.any(Array) });
    await operator.goto(`${journey.url}/dev/replay`);
    const [chooser] = await Promise.all([
      operator.waitForEvent('filechooser'),
      operator.getByRole('button', { name: 'Открыть запись' }).click(),
    ]);
    await chooser.setFiles({ name: 'past.json', mimeType: 'application/json', buffer: fs.readFileSync(path) });
    await operator
      .getByText(/^Шаг \d+ из \d+$/)
      .first()
      .waitFor();
  },
);
