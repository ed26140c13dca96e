import { type Journey, startJourney } from '../support/journeys/journey';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

test('the documentation opens, and its own policy blocks nothing of it', async () => {
  const guest = await journey.visitor();
  await guest.goto(`${journey.url}/docs/`);
  await guest.getByRole('heading', { name: /Naparnik/ }).waitFor();
});
