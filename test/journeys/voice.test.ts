import { recorded } from '../support/mates/sounds';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

test('a mate brings a file with their voice; clients find and hear it; then it is gone', async () => {
  const mate = await journey.person('Алиса');
  await mate.goto(`${journey.url}/cs2/settings#voice`);
  const card = mate.getByRole('region', { name: 'Голос' });
  const file = card.locator('input[type=file]');
  await file.setInputFiles({
    name: 'voice.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await card.getByText('Это не звук, который мы умеем играть').waitFor();
  await file.setInputFiles({ name: 'voice.webm', mimeType: 'audio/webm', buffer: recorded() });
  // A local preview before the upload: the page's content security policy allows its own sounds.
  await card.getByRole('button', { name: 'Послушать запись' }).click();
  await card.getByRole('button', { name: 'Послушать запись', pressed: true }).waitFor();
  await expectAccessible(mate);
  await card.getByRole('button', { name: 'Отправить' }).click();
  await mate.getByText('Голос сохранён').waitFor();

  const client = await journey.person('Киберкот', 'phone');
  const fetched: string[] = [];
  client.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await client.goto(`${journey.url}/cs2/team?voice=1`);
  const listen = client.getByRole('button', { name: 'Послушать голос: Алиса' });
  await listen.waitFor();
  await expectAccessible(client);
  expect(fetched.filter((path) => path.includes('/voices/'))).toEqual([]);
  await listen.click();
  await client.getByRole('button', { name: 'Послушать голос: Алиса', pressed: true }).waitFor();
  expect(fetched.filter((path) => path.startsWith('/files/voices/')).length).toBeGreaterThan(0);
  await client.getByRole('link', { name: 'Алиса' }).click();
  await client.getByRole('heading', { level: 1, name: 'Алиса' }).waitFor();
  await client.getByRole('button', { name: 'Послушать голос', exact: true }).waitFor();
  await expectAccessible(client);

  await card.getByRole('button', { name: 'Удалить голос' }).click();
  await mate.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await mate.getByText('Голос удалён').waitFor();
  await card.getByRole('button', { name: 'Послушать голос' }).waitFor({ state: 'detached' });
  await client.goto(`${journey.url}/cs2/team?voice=1`);
  await client.getByRole('button', { name: 'Послушать голос: Северин' }).waitFor();
  expect(await client.getByRole('link', { name: 'Алиса' }).count()).toBe(0);
});

test('the page may ask for the microphone, and for no camera', async () => {
  const guest = await journey.visitor();
  const answer = await guest.goto(journey.url);
  expect(answer?.headers()['permissions-policy']).toBe('camera=(), microphone=(self), geolocation=()');
});
