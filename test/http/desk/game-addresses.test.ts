import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { clientWith } from '../../support/server/client-with';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests({ CLIENT_DIR: clientWith('games/x.svg') });
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_GAMES');
});

const make = (id: string, iconUrl = '/assets/games/x.svg') =>
  boss.browser.call('POST /v1/admin/games', {
    body: { id, name: `Игра ${id}`, iconUrl, platforms: ['PC'], maxSlots: 5, position: 50 },
  });
const wordsOf = async (...given: Parameters<typeof make>) => JSON.stringify((await make(...given)).body);

test.each(['admin', 'blog', 'chat', 'login', 'pay', 'v1', 'docs', 'files'])(
  'a game cannot take the address /%s of the site itself',
  async (id) => {
    expect(await wordsOf(id)).toContain('Этот адрес занят страницей сайта');
  },
);

test('an address that only begins like a page of the site is free', async () => {
  expect((await make('chat-wars')).status).toBe(200);
});

test('a wrong address and a wrong icon are told what they are made of', async () => {
  const words = await wordsOf('Моя игра', 'значок');
  expect(words).toContain('Только маленькие латинские буквы, цифры и дефис');
  expect(words).toContain('Путь на этом сайте: начинается с /, без пробелов');
});
