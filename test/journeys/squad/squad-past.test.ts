import { accessibilityViolations } from '../../support/journeys/accessibility-violations';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { sidewaysOverflow } from '../../support/journeys/sideways-overflow';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const disputed = async () => {
  const { rows } = await journey.database.pool.query<{ id: number; game: string; owner: string; mate: string }>(
    `SELECT squad.id, squad.game_id AS game, owner.username AS owner, mate.username AS mate
     FROM squad JOIN app_user owner ON owner.id = squad.owner_id
       JOIN squad_member ON squad_member.squad_id = squad.id AND squad_member.type = 'MATE'
       JOIN app_user mate ON mate.id = squad_member.user_id
     WHERE squad.dispute ->> 'status' = 'IN_PROGRESS' LIMIT 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('the demo has a dispute');
  return found;
};

test.each([
  ['owner', 'desktop'],
  ['mate', 'phone'],
] as const)('a party goes through its own side of a disputed squad: the %s (%s)', async (side, size) => {
  const squad = await disputed();
  const page = await journey.person(squad[side], size);
  await page.goto(`${journey.url}/${squad.game}/squads/${squad.id}`);
  await page.getByRole('button', { name: 'Как всё было' }).click();
  const life = page.getByRole('dialog', { name: /^Как всё было в скваде/ });
  const screen = life.getByRole('group', { name: 'Твоя страница в этот момент' });
  await screen.getByText('Участники').waitFor();
  const slider = life.getByRole('slider', { name: 'Шаг' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(2);
  await life.getByText(`Шаг ${last} из ${last}`).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await slider.press('Home');
  await life.getByText(`Шаг 0 из ${last}`).waitFor();
  // The buttons of the past only show.
  const buttons = screen.getByRole('button');
  if ((await buttons.count()) > 0) await buttons.first().click();
  await life.getByText('Можно было').waitFor();
  await life.getByText(/^Нельзя было и почему/).click();
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await life.waitFor({ state: 'detached' });
});

test('a stranger has no such button, and no answer', async () => {
  const squad = await disputed();
  const page = await journey.person('Новосёл');
  await page.goto(`${journey.url}/${squad.game}/squads/${squad.id}`);
  await page.getByRole('heading', { name: 'Такого сквада нет' }).waitFor();
  expect(await page.getByRole('button', { name: 'Как всё было' }).count()).toBe(0);
  const status = await page.evaluate(async (id) => (await fetch(`/v1/squads/${id}/past`)).status, squad.id);
  expect(status).toBe(404);
});
