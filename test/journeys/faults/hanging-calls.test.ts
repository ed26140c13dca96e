import type { Page } from 'playwright-core';
import { drawSmall } from '../../support/journeys/draw-small';
import { endPatience } from '../../support/journeys/end-patience';
import { hangCalls, isOwnCall } from '../../support/journeys/fault';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { leaveOutAnswers } from '../../support/journeys/leave-out-answers';
import { untilSettled, untilStanding, waitingParts } from '../../support/journeys/standing';
import { type Visit, type Visitor, visitsOf } from '../../support/journeys/visits';
import { waitFor } from '../../support/wait-for';

let journey: Journey;
let visits: readonly Visit[];
beforeAll(async () => {
  journey = await startJourney();
  visits = await visitsOf(journey);
});
afterAll(() => journey.end());

/** More than a page needs to ask, show the failure and be asked by each of its parts; far from a loop. */
const most = 6;

/** Asked for before anybody wants them: their failure is told where they are wanted. */
const inAdvance = /^GET \/v1\/payment-methods$/;

const nameOf = ({ who, route }: Visit): string => `${who} ${route}`;
const retries = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Повторить' });
const waiting = (page: Page) => page.locator(waitingParts);
const heading = (page: Page) => page.locator('main h1').first();
const isWaiting = async (page: Page): Promise<boolean> => (await waiting(page).count()) > 0;

/** What stands further below asks once it comes near. */
const comeNear = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Presses every «Повторить» until none is left; true when none is. */
const tryAgain = async (page: Page): Promise<boolean> => {
  for (let tries = 0; tries < 4 && (await retries(page).count()) > 0; tries += 1) {
    // All at once: what one of them has asked may bring the next, or take it away.
    await retries(page).evaluateAll((buttons) =>
      buttons.forEach((button) => button instanceof HTMLElement && button.click()),
    );
    await retries(page)
      .first()
      .waitFor({ state: 'detached', timeout: 5000 })
      .catch(() => undefined);
  }
  return (await retries(page).count()) === 0;
};

type Say = (what: string) => void;

const offersRetry = (page: Page): Promise<boolean> =>
  retries(page)
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );

interface Held extends Awaited<ReturnType<typeof hangCalls>> {
  /** The page's patience with the calls that hang now is at its end. */
  readonly giveUp: () => Promise<void>;
}

/**
 * The calls' time is up: what waited says that it failed, and comes once the server answers again. `demand`: whether
 * the page has to offer that before.
 */
const loseAnswers = async (page: Page, { hit, mend, giveUp }: Held, say: Say, demand: () => boolean) => {
  const asked = () => [...hit.values()].reduce((sum, count) => sum + count, 0);
  // What one failure lets a page ask next has its own time; on a slow machine code is still on its way meanwhile.
  for (let rounds = 0, before = -1; rounds < 15 && (before !== asked() || (await isWaiting(page))); rounds += 1) {
    before = asked();
    await comeNear(page);
    await giveUp();
    await untilSettled(page, 2000).catch(() => undefined);
  }
  if (await isWaiting(page)) {
    const where = await waiting(page).evaluateAll((parts) =>
      parts.map((part) => `«${part.closest('section, article, main')?.textContent.slice(0, 60) ?? ''}»`),
    );
    say(`waits for ever in ${[...new Set(where)].join(', ')}, having asked ${[...hit.keys()].join(', ')}`);
  }
  for (const [call, count] of hit) if (count > most) say(`${call} asked ${count} times`);
  if (demand() && !(await offersRetry(page))) say(`no «Повторить» (${[...hit.keys()].join(', ')})`);
  await mend();
};

/** Nothing that the page asks for is answered. */
const walkWhole = async (page: Page, visit: Visit, say: Say, giveUp: Held['giveUp']): Promise<void> => {
  // What the page before still asks is none of this one's calls.
  await page.goto(`${journey.url}/readyz`);
  const held = await hangCalls(page);
  await page.goto(journey.url + visit.path);
  await page
    .locator(`main h1, main [role="status"], ${waitingParts}`)
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => say('blank while it waits'));
  await waitFor(
    async () => held.hit.size > 0 || !(await isWaiting(page)),
    (begun) => begun,
  );
  await loseAnswers(page, { ...held, giveUp }, say, () => [...held.hit.keys()].some((call) => !inAdvance.test(call)));
  if (!(await tryAgain(page))) say('«Повторить» does not mend it');
  await untilSettled(page, 30_000).catch(() => say('waits after all is well'));
};

const walker = async (who: Visitor, walk: typeof walkWhole, chosen: Visit[]) => {
  const page = who === 'guest' ? await journey.visitor() : await journey.person(who);
  await leaveOutAnswers(page);
  await drawSmall(page);
  const giveUp = await endPatience(page, 'ask');
  const wrong: string[] = [];
  for (let visit = chosen.shift(); visit !== undefined; visit = chosen.shift()) {
    const name = nameOf(visit);
    await walk(page, visit, (what) => wrong.push(`${name}: ${what}`), giveUp).catch((problem: unknown) =>
      wrong.push(`${name}: ${String(problem).slice(0, 300)}`),
    );
  }
  await page.context().close();
  return wrong;
};

test('a page whose questions hang says that it waits, gives up in time and is whole when asked again', async () => {
  const people = ['guest', 'Киберкот', 'Северин'] as const;
  const wrong = await Promise.all(
    people.map((who) =>
      walker(
        who,
        walkWhole,
        visits.filter((visit) => visit.who === who),
      ),
    ),
  );
  expect(wrong.flat()).toEqual([]);
});

/** Pages that ask for several things, with those without which there is nothing to show. */
const walked: Readonly<Record<string, RegExp>> = {
  'guest /:gameId/team': /^\/v1\/mates\/game/,
  'Киберкот /:gameId/team/:mateId': /^\/v1\/mates\/cs2\/[\w-]+$/,
};

/** Each question of the page hangs alone: the rest stands. */
const walkParts = async (page: Page, visit: Visit, say: Say, giveUp: Held['giveUp']): Promise<void> => {
  const calls = new Set<string>();
  const note = (request: { method(): string; url(): string }) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && isOwnCall(url)) calls.add(url.pathname);
  };
  page.on('request', note);
  await page.goto(journey.url + visit.path);
  await untilStanding(page);
  const title = await heading(page).innerText();
  page.off('request', note);
  for (const call of calls) {
    const isMain = walked[nameOf(visit)]?.test(call) ?? false;
    const held = await hangCalls(page, (asked) => asked === `GET ${call}`);
    const tell: Say = (what) => say(`${call}: ${what}`);
    await page.goto(journey.url + visit.path);
    await heading(page)
      .waitFor({ state: 'attached' })
      .catch(() => tell('blanks the page'));
    if (!isMain)
      await page
        .locator('main h1', { hasText: title })
        .waitFor({ timeout: 10_000 })
        .catch(() => tell('keeps the page from standing'));
    await waitFor(
      async () => held.hit.size,
      (count) => count > 0,
    );
    await loseAnswers(page, { ...held, giveUp }, tell, () => isMain);
    if (!(await tryAgain(page))) tell('«Повторить» does not mend it');
    if ((await heading(page).innerText()) !== title) tell('the page is another one afterwards');
  }
};

test('a question that hangs alone leaves the rest of its page standing, and gives up in time', async () => {
  const chosen = visits.filter((visit) => nameOf(visit) in walked);
  expect(chosen.map(nameOf).sort()).toEqual(Object.keys(walked).sort());
  const people = ['guest', 'Киберкот'] as const;
  const wrong = await Promise.all(
    people.map((who) =>
      walker(
        who,
        walkParts,
        chosen.filter((visit) => visit.who === who),
      ),
    ),
  );
  expect(wrong.flat()).toEqual([]);
});
