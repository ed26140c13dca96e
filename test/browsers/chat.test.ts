import { inEachEngine } from '../support/browsers/in-each-engine';
import type { Tab } from '../support/browsers/tab';
import { personId } from '../support/journeys/person-id';
import { step } from '../support/journeys/step';

inEachEngine((browsers) => {
  let client: Tab;
  let mate: Tab;
  beforeAll(async () => {
    client = await browsers().person('Новосёл');
    mate = await browsers().person('Северин');
  });

  const field = (tab: Tab) => tab.role('textbox', 'Сообщение');
  const said = (tab: Tab, text: string | RegExp) => tab.role('log').text(text);
  const write = async (tab: Tab, text: string): Promise<void> => {
    await field(tab).fill(text);
    await tab.press('Enter');
  };

  test('two people talk, and «печатает» ends with the message', async () => {
    const typing = () => mate.role('log').text(/печатает/);

    await step('a first message opens the chat for both', async () => {
      await client.goto(`/cs2/team/${await personId(browsers().journey, 'Северин')}`);
      await client
        .role('main')
        .role('link', /Написать/)
        .click();
      await write(client, 'Привет, Северин!');
      await said(client, 'Привет, Северин!').waitFor();
      await mate.goto('/cs2/orders');
      await mate.role('button', /^Чат, непрочитанных: \d/).click();
      await mate
        .role('region', 'Чаты')
        .role('button', /Новосёл/)
        .click();
      await said(mate, 'Привет, Северин!').waitFor();
    });

    await step('while one types the other one sees it; the message ends it, also when it comes late', async () => {
      await field(client).fill('Сыграем сегодня');
      await mate.text(/печатает/).waitFor();
      await mate.text(/печатает/).gone();
      await client.press('Enter');
      await said(mate, 'Сыграем сегодня').waitFor();
      await write(client, 'Или завтра?');
      await said(mate, 'Или завтра?').waitFor();
      expect(await typing().count()).toBe(0);
    });

    await step('an answer of several lines arrives', async () => {
      await field(mate).fill('Завтра');
      await mate.press('Shift+Enter');
      await mate.type('в девять');
      await mate.press('Enter');
      await said(client, /Завтра\s+в девять/).waitFor();
      expect(await field(mate).value()).toBe('');
    });

    await step('both have every message after a reload', async () => {
      await client.goto('/chat');
      await client
        .role('main')
        .role('button', /Северин/)
        .click();
      for (const text of ['Привет, Северин!', 'Сыграем сегодня', 'Или завтра?']) await said(client, text).waitFor();
    });
  });
});
