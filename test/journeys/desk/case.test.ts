import fs from 'node:fs';
import { accessibilityViolations } from '../../support/journeys/accessibility-violations';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { runSavedTest } from '../../support/run-saved-test';
import { sidewaysOverflow } from '../../support/journeys/sideways-overflow';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

test.each(['desktop', 'phone'] as const)(
  'an operator goes through the life of a disputed squad, step by step (%s)',
  async (size) => {
    const page = await journey.person('Смотритель', size);
    const { rows } = await journey.database.pool.query<{ id: number }>(
      "SELECT id FROM squad WHERE dispute IS NOT NULL AND dispute ->> 'status' = 'IN_PROGRESS' LIMIT 1",
    );
    await page.goto(`${journey.url}/admin/disputes/${rows[0]?.id}`);
    await page.getByRole('button', { name: 'Дело', exact: true }).click();
    const life = page.getByRole('dialog', { name: /^Дело сквада/ });
    const screen = life.getByRole('group', { name: /^Страница сквада: / });
    await screen.getByText('Оплачено').first().waitFor();
    await life.locator('[data-active]').waitFor();
    const slider = life.getByRole('slider', { name: 'Шаг' });
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(4);
    expect(await accessibilityViolations(page)).toEqual([]);
    await life.getByText('Чат читает тот, кто в него вошёл').waitFor();
    // Whose page it is stays chosen from step to step.
    const second = life.getByRole('group', { name: 'Что видел каждый' }).getByRole('button').nth(1);
    const name = (await second.textContent()) ?? '';
    await second.click();
    await life.getByRole('group', { name: `Страница сквада: ${name}` }).waitFor();
    await life.getByRole('button', { name: 'Шаг назад' }).click();
    await life.getByText(`Шаг ${last - 1} из ${last}`).waitFor();
    await life.getByRole('group', { name: `Страница сквада: ${name}` }).waitFor();
    await slider.press('Home');
    await life.getByText(`Шаг 0 из ${last}`).waitFor();
    expect(await life.locator('[aria-current=step]').first().textContent()).toBe('Сбор');
    expect(await life.locator('[data-active]').getAttribute('data-state')).toBe('PENDING');
    await life
      .getByText(/^Нельзя было и почему/)
      .first()
      .click();
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await life.waitFor({ state: 'detached' });
  },
);

test('from a report to a red test: «Дело» gives the test of a step, and its file is walked on /dev/machines', async () => {
  const page = await journey.person('Смотритель');
  const { rows } = await journey.database.pool.query<{ id: number }>(
    "SELECT id FROM squad WHERE dispute ->> 'status' = 'IN_PROGRESS' LIMIT 1",
  );
  const id = rows[0]?.id;
  await page.goto(`${journey.url}/admin/squads/${id}`);
  await page.getByRole('button', { name: 'Дело', exact: true }).click();
  const life = page.getByRole('dialog', { name: /^Дело сквада/ });
  const save = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), life.getByRole('link', { name }).click()]);
    return { name: file.suggestedFilename(), source: fs.readFileSync(await file.path(), 'utf8') };
  };
  const test = await save('Скачать тест');
  expect(test.name).toMatch(/^squad-\d+-step-\d+\.test\.ts$/);
  expect(runSavedTest(test.source, test.name).status).toBe(1);
  // Mended, or never wrong: what was reported is all that is red.
  expect(runSavedTest(test.source.replace('.not.toBe(', '.toBe('), test.name).status).toBe(0);

  const file = await save('Файлом для разработчиков');
  await page.goto('/dev/machines');
  await page.getByRole('radiogroup', { name: 'Что делать' }).getByText('Дело', { exact: true }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Открыть файл дела' }).click(),
  ]);
  await chooser.setFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.source) });
  await page.locator('[data-active][data-state="PENDING"]').waitFor();
  const steps = page.getByRole('list', { name: 'Шаги дела' }).getByRole('button');
  await steps.last().click();
  await page.locator('[data-active][data-state="FINISHED"]').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Играть отсюда' }).click();
  await page.locator('[data-active][data-state="FINISHED"]').waitFor();
});
