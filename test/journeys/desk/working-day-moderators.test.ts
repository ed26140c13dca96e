import type { Page } from 'playwright-core';
import { permissionSets } from '#domain/people/permission-sets.ts';
import { type Journey, startJourney } from '../../support/journeys/journey';
import {
  drawer,
  expectOnlyOwn,
  logOf,
  openQueue,
  openRow,
  operator,
  rowOf,
  seesToast,
} from '../../support/journeys/operators';
import { confirm } from '../../support/journeys/page-steps';
import { personId } from '../../support/journeys/person-id';
import { step } from '../../support/journeys/step';
import { expectSoundLedger } from '../../support/money/ledger-state';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const failure = (page: Page) => page.getByRole('dialog').getByRole('alert');

test('a moderator decides a dispute before a second one, and answers a report', async () => {
  const reporter = await journey.person('Киберкот');
  const reported = await personId(journey, 'Штурман');
  const moderator = await operator(journey, 'Ромашка', permissionSets.MODERATOR);
  const second = await operator(journey, 'Кактус', permissionSets.MODERATOR);
  let squadId = '';

  await step('two of them open the same dispute and see each other', async () => {
    await openQueue(moderator, journey, 'Споры');
    await expectOnlyOwn(moderator, ['Споры', 'Жалобы', 'Сквады'], ['Выводы', 'Пополнения', 'Поддержка', 'Игры']);
    await openRow(moderator, 'Споры', /Counter-Strike/);
    squadId = new URL(moderator.url()).pathname.split('/').at(-1) ?? '';
    await drawer(moderator, /^Спор/).getByText('опоздал на двадцать минут').first().waitFor();
    await second.goto(moderator.url());
    await drawer(second, /^Спор/).getByText('Здесь сейчас и Ромашка').waitFor();
  });

  await step(
    'the second is writing when the first decides: refused with what was decided, nothing typed is lost',
    async () => {
      await drawer(second, /^Спор/).getByRole('button', { name: 'Решить спор' }).click();
      const field = second.getByRole('textbox', { name: 'Почему так: прочтут обе стороны' });
      await field.fill('Опоздание подтверждают обе стороны, половина справедлива');
      await drawer(moderator, /^Спор/).getByRole('button', { name: 'Решить спор' }).click();
      await moderator.getByRole('dialog').getByRole('button', { name: '25 %', exact: true }).click();
      await moderator
        .getByRole('textbox', { name: 'Почему так: прочтут обе стороны' })
        .fill('Опоздал на пять минут, остальное время играл');
      await confirm(moderator, 'Решить спор');
      await seesToast(moderator, 'Спор решён');
      // Behind the second operator's dialog the decision is shown; the dialog still holds the version that it was
      // opened with.
      await second.locator('aside').getByText('Решено вернуть 25 %').waitFor({ state: 'attached' });
      await confirm(second, 'Решить спор');
      await failure(second)
        .filter({ hasText: /изменили.*Спор решён.*Ромашка/s })
        .waitFor();
      expect(await field.inputValue()).toBe('Опоздание подтверждают обе стороны, половина справедлива');
      expect(await logOf(journey, `dispute:${squadId}`)).toEqual(['dispute.decide: Ромашка']);
      await second.keyboard.press('Escape');
      await drawer(second, /^Спор/).getByText('Опоздал на пять минут, остальное время играл').first().waitFor();
      await drawer(second, /^Спор/).getByRole('button', { name: 'Решить спор' }).waitFor({ state: 'detached' });
      await expectSoundLedger(journey.database);
    },
  );

  await step('somebody complains of a person, and the queue has it at once', async () => {
    await moderator.goto(`${journey.url}/admin/today`);
    await moderator.getByText('Ждёт решения').first().waitFor();
    await reporter.goto(`${journey.url}/cs2/users/${reported}`);
    await reporter.getByRole('button', { name: 'Пожаловаться' }).click();
    await reporter.getByRole('dialog').getByLabel('Что не так').selectOption('FRAUD');
    await reporter.getByRole('dialog').getByLabel('Подробнее, если нужно').fill('Просит перевести деньги мимо сервиса');
    await confirm(reporter, 'Отправить жалобу');
    await confirm(reporter, 'Хорошо');
    await moderator
      .getByRole('region', { name: 'Ждёт решения' })
      .getByRole('link', { name: /^Жалобы/ })
      .click();
  });

  await step('the second is about to dismiss what the first warns for, and hears of it', async () => {
    await openRow(moderator, 'Жалобы', /Штурман/);
    const open = drawer(moderator, 'Жалоба на Штурман');
    await open.getByText('Просит перевести деньги мимо сервиса').first().waitFor();
    await second.goto(moderator.url());
    await drawer(second, 'Жалоба на Штурман').getByRole('button', { name: 'Отклонить' }).click();
    const field = second.getByRole('textbox', { name: 'Что увидит человек' });
    await field.fill('Нарушения не видно из переписки');
    await open.getByRole('button', { name: 'Предупредить' }).click();
    await moderator
      .getByRole('textbox', { name: 'Что увидит человек' })
      .fill('Платить мимо сервиса нельзя: человек предупреждён');
    await confirm(moderator, 'Предупредить');
    await open.getByText('Предупреждение', { exact: true }).first().waitFor();
    await second.locator('aside').getByText('Предупреждение', { exact: true }).first().waitFor({ state: 'attached' });
    await confirm(second, 'Отклонить');
    await failure(second)
      .filter({ hasText: /изменили.*Вынесено предупреждение.*Ромашка/s })
      .waitFor();
    expect(await field.inputValue()).toBe('Нарушения не видно из переписки');
    const id = new URL(moderator.url()).pathname.split('/').at(-1) ?? '';
    expect(await logOf(journey, `report:${id}`)).toEqual(['report.warned: Ромашка']);
    expect(await rowOf(journey, 'SELECT status, outcome FROM report WHERE id = $1', id)).toEqual({
      status: 'CLOSED',
      outcome: 'WARNED',
    });
  });

  await step('who complained reads the answer', async () => {
    await reporter.getByRole('banner').getByRole('button', { name: 'Уведомления' }).click();
    await reporter
      .getByRole('dialog', { name: 'Уведомления' })
      .getByText('Платить мимо сервиса нельзя: человек предупреждён')
      .waitFor();
  });
});
