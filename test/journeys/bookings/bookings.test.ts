import type { Page } from 'playwright-core';
import { minutes } from '#domain/time/durations.ts';
import {
  acceptBooking,
  bookFirst,
  cardOf,
  openSheet,
  setHours,
  waitUntilBefore,
} from '../../support/journeys/booking-steps';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { squadUrl } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';
import { expectSoundLedger } from '../../support/money/ledger-state';

let journey: Journey;
let client: Page;
let mate: Page;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин');
});
afterAll(() => journey.end());

const note = 'Разберём мою последнюю игру';

test('a client books a mate ahead, and at the hour both stand in the lobby of a squad that made itself', async () => {
  await step('the mate says in which hours they can be booked', async () => {
    await setHours(mate, journey);
    await expectAccessible(mate);
  });

  await step('the client chooses an hour and books it once, however often they press', async () => {
    await openSheet(client, journey);
    await expectAccessible(client);
    await bookFirst(client, journey, note);
    expect(await cardOf(client, note).count()).toBe(1);
    await expectAccessible(client);
  });

  await step('the mate agrees, and the client knows without a reload', async () => {
    await acceptBooking(mate, client, journey, note);
    await expectAccessible(mate);
  });

  await step('at the hour the squad stands in its lobby for both', async () => {
    await waitUntilBefore(client, journey, note, minutes(4));
    for (const page of [client, mate]) {
      await page.goto(`${journey.url}/cs2/bookings?state=past`);
      await cardOf(page, note).getByRole('link', { name: 'Открыть сквад' }).click();
      await page.waitForURL(squadUrl);
      await page.getByRole('button', { name: 'Я в лобби' }).first().waitFor();
    }
  });

  await expectSoundLedger(journey.database);
  expect(journey.complaints).toEqual([]);
});
