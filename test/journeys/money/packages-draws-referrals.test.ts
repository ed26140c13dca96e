import { sidewaysOverflow } from '../../support/journeys/sideways-overflow';
import { formatRubles } from '#domain/text/format.ts';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, journeySecret, startJourney } from '../../support/journeys/journey';
import { rowOf } from '../../support/journeys/operators';
import { press, shows } from '../../support/journeys/page-steps';
import { passTime } from '../../support/journeys/pass-time';
import { createSquad } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { callBack, startDeposit } from '../../support/money/start-deposit';
import { latestCode } from '../../support/people/latest-letter';
import { testBrowser } from '../../support/server/test-browser';
import { tickConsents } from '../../support/journeys/tick-consents';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

test.each(['desktop', 'phone'] as const)('a package brings more than it costs, on a %s', async (size) => {
  const client = await journey.person('Новосёл', size);
  const other = await journey.person('Новосёл');
  const before = await balanceOf(journey, 'Новосёл');
  await other.goto(`${journey.url}/balance`);
  await client.goto(`${journey.url}/balance/packages`);
  const offer = client.getByRole('radiogroup', { name: 'Какой пакет' }).locator('label').last();
  await offer.click();
  const offerText = (await offer.innerText()).replace(/\s/g, '');
  const [credited = 0, price = 0] = [...offerText.matchAll(/(\d+)₽/g)].map(([, digits]) => Number(digits));
  expect(credited).toBeGreaterThan(price);
  await expectAccessible(client);
  expect(await sidewaysOverflow(client)).toBe(0);
  await press(client, /^Оплатить/);
  await client.getByRole('heading', { name: 'Учебная оплата' }).waitFor();
  await client.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await client.getByRole('dialog').getByText('Зачислено').first().waitFor();
  expect((await balanceOf(journey, 'Новосёл')) - before).toBe(credited * 100);
  await other.getByText('Бонус за пакет пополнения').first().waitFor();
  await expectSoundLedger(journey.database);
});

test('a draw is joined once, and anybody may count its winners again', async () => {
  const [one, guest] = [await journey.person('Киберкот', 'phone'), await journey.visitor()];
  await step('who takes part has their tickets, after a reload too', async () => {
    await one.goto(`${journey.url}/draws`);
    await press(one, 'Участвовать');
    await one
      .getByText(/Ты участвуешь: \d+ билет/)
      .first()
      .waitFor();
    await one.reload();
    await one
      .getByRole('main')
      .getByText(/Ты участвуешь: \d+ билет/)
      .waitFor();
    await expectAccessible(one);
    expect(await sidewaysOverflow(one)).toBe(0);
  });

  await step('a guest sees the winners and recomputes them in the browser', async () => {
    await guest.goto(`${journey.url}/draws`);
    const drawn = guest.locator('section', { hasText: 'Неделя тренировок' });
    await drawn.getByText(/^1 место: /).waitFor();
    await drawn.getByRole('link', { name: 'Проверить' }).click();
    await guest.getByRole('button', { name: 'Пересчитать в браузере' }).click();
    await guest.getByText('Всё сходится: отпечаток и победители те же').waitFor();
    await expectAccessible(guest);
  });
});

test('whoever registers by a link stands on the page of who sent it, without a name, and brings a tenth of their game', async () => {
  const friend = await journey.person('Киберкот');
  const newcomer = await journey.visitor('phone');
  const email = 'poprosil@mail.ru';
  const password = 'ochen-tayno-1';

  let link = '';
  await step('the link stands on the page, with a picture for a camera', async () => {
    await friend.goto(`${journey.url}/balance/referrals`);
    await friend.getByRole('img', { name: 'Твоя ссылка картинкой для камеры телефона' }).waitFor();
    await expectAccessible(friend);
    link = await friend
      .getByText(/\?ref=/)
      .first()
      .innerText();
  });

  await step('whoever registers after it was opened belongs to the friend', async () => {
    await newcomer.goto(journey.url + new URL(link).search);
    await newcomer.goto(`${journey.url}/login?mode=register`);
    await newcomer.getByLabel('Имя', { exact: true }).fill('Приведённый');
    await newcomer.getByLabel('Почта').fill(email);
    await newcomer.getByLabel('Пароль', { exact: true }).fill(password);
    await tickConsents(newcomer);
    await newcomer.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await newcomer.getByLabel('Код из письма').fill(await latestCode(testBrowser(journey.url), email));
    await newcomer.getByRole('banner').getByText(/^0.₽$/).waitFor();
    await friend.getByText('Пришли по ссылке').waitFor();
    await friend.waitForFunction(async () => {
      const answer = await fetch('/v1/referrals/me');
      return (await answer.json()).invited === 2;
    });
    await friend.reload();
    await friend.getByRole('listitem').filter({ hasText: 'по ссылке' }).nth(1).waitFor();
    expect(await friend.getByRole('main').innerText()).not.toContain('Приведённый');
    expect(await sidewaysOverflow(newcomer)).toBe(0);
  });

  const mate = await journey.person('Северин');
  await step('they play their first squad to its end', async () => {
    const browser = testBrowser(journey.url);
    await browser.call('POST /v1/auth/login', { body: { login: email, password } });
    const depositId = await startDeposit(browser, 3000);
    await callBack({ url: journey.url }, { depositId, amount: 300_000, outcome: 'PAID' }, { secret: journeySecret });
    await createSquad(newcomer, journey);
    await mate.goto(newcomer.url());
    await press(mate, 'Принять');
    await press(newcomer, /^Оплатить/);
    await press(mate, 'Готовность подтверждаю');
    await press(mate, 'Я в лобби');
    await press(newcomer, 'Я в лобби');
    await shows('Игра идёт', newcomer, mate);
    await passTime(journey, 60 * 60_000 + 1000);
    await press(newcomer, 'Всё хорошо, завершить');
    await newcomer.getByRole('button', { name: 'Всё хорошо, завершить' }).waitFor({ state: 'detached' });
    await newcomer.getByLabel('Пара слов').waitFor();
  });

  await step('a tenth of it stands on the friend’s page, in their operations and in the books', async () => {
    const squadId = Number(/\d+$/.exec(newcomer.url())?.[0]);
    const { cost, earned } = Object(
      await rowOf(
        journey,
        `SELECT (SELECT sum(amount)::int FROM squad_payment WHERE squad_id = $1) AS cost,
           (SELECT sum(amount)::int FROM balance_transaction
            WHERE squad_id = $1 AND bonus_reason = 'REFERRAL_PROGRAMM' AND amount > 0) AS earned`,
        squadId,
      ),
    );
    expect(earned).toBe(cost / 10);
    const sum = formatRubles(earned);
    await friend.reload();
    await friend.getByRole('listitem').filter({ hasText: sum }).first().waitFor();
    await friend.goto(`${journey.url}/balance`);
    await friend.getByText('Бонус за приглашённого друга').first().waitFor();
    await shows(sum, friend);
    await expectSoundLedger(journey.database);
  });
});
