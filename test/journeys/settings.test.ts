import { sidewaysOverflow } from '../support/journeys/sideways-overflow';
import { picture } from '../support/pictures';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';
import { tabToName } from '../support/journeys/tab-to-name';
import { waitForValue } from '../support/journeys/wait-for-value';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const settings = (anchor = ''): string => `${journey.url}/cs2/settings${anchor}`;

describe('settings', () => {
  test('by keyboard alone: a name that is taken is refused beneath its field and stays typed, another one is saved', async () => {
    const page = await journey.person('Пельмешек');
    const second = await page.context().newPage();
    await second.goto(`${journey.url}/cs2/profile`);
    await second.getByRole('heading', { level: 1, name: 'Пельмешек' }).waitFor();
    await page.goto(settings('#account'));
    await page.getByRole('heading', { level: 2, name: 'Аккаунт', exact: true }).waitFor();
    await tabToName(page, /^Имя$/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Киберкот');
    await page.keyboard.press('Enter');
    await page.getByText('Это имя уже занято. Придумай другое').waitFor();
    expect(await page.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Киберкот');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await expectAccessible(page);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Вареничек');
    await page.keyboard.press('Enter');
    await page.getByText('Сохранено').waitFor();
    // The other tab follows by itself.
    await second.getByRole('heading', { level: 1, name: 'Вареничек' }).waitFor();
  });

  test('a photo is cut by keyboard, sent, and stands everywhere at once, in the other tab too', async () => {
    const page = await journey.person('Новосёл');
    const second = await page.context().newPage();
    await second.goto(`${journey.url}/cs2/profile`);
    await second.getByRole('button', { name: 'Загрузить фото' }).waitFor();
    await page.goto(settings('#avatar'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') });
    await page.getByText('Такое фото не подойдёт. Загрузи JPEG, PNG, WebP или AVIF').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: await picture({ width: 900, height: 600, format: 'png' }),
      });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: /^Фото: тяни/ }).focus();
    await expectAccessible(page);
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowDown', '-']) await page.keyboard.press(key);
    await tabToName(page, /^Сохранить фото$/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('main img[src^="/files/avatars/"]').waitFor();
    await page.locator('header img[src^="/files/avatars/"]').first().waitFor();
    await second.locator('header img[src^="/files/avatars/"]').first().waitFor();
  });

  test('on a phone: a list of sections, Back returns to it, a long text outlives a reload, nothing sticks out', async () => {
    const page = await journey.person('Киберкот', 'phone');
    await page.goto(settings());
    await page.getByRole('link', { name: /^Профиль Фото/ }).click();
    const field = page.getByRole('textbox', { name: 'О себе' });
    await field.fill('Люблю вечерние катки, спокойных людей и честную игру');
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.reload();
    await waitForValue(field, 'Люблю вечерние катки, спокойных людей и честную игру');
    await expectAccessible(page);
    await page.locator('#description').getByRole('button', { name: 'Сохранить' }).click();
    await page.locator('#description').getByText('Сохранено').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^Игра / }).click();
    await page.getByRole('button', { name: 'Суприм' }).click();
    await page.locator('#params').getByRole('button', { name: 'Сохранить' }).click();
    await page.locator('#params').getByText('Сохранено').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.goto(`${journey.url}/cs2/profile`);
    await page.getByText('Ранг: Суприм').waitFor();
    await page.getByText('Люблю вечерние катки').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await expectAccessible(page);
  });

  test('a mate who takes away their last platform is told, and takes no orders any more', async () => {
    const page = await journey.person('Северин');
    await page.goto(settings('#platforms'));
    await page.getByRole('button', { name: 'PC', exact: true }).click();
    await page.getByText('Без платформы заказы выключатся.').waitFor();
    await page.locator('#platforms').getByRole('button', { name: 'Сохранить' }).click();
    await page.locator('header').getByRole('switch', { name: 'Принимаю заказы', checked: false }).waitFor();
    for (const section of ['#mate', '#sessions', '#notifications']) {
      await page.goto(settings(section));
      await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
      await expectAccessible(page);
      expect(await sidewaysOverflow(page)).toBe(0);
    }
  });

  test('somebody else’s browser is ended from here and finds itself signed out', async () => {
    const page = await journey.person('Алиса');
    const lost = await journey.person('Алиса', 'phone');
    await lost.goto(`${journey.url}/cs2/profile`);
    await lost.getByRole('heading', { level: 1, name: 'Алиса' }).waitFor();
    await page.goto(settings('#sessions'));
    await page.getByRole('button', { name: 'Выйти на остальных' }).click();
    await page.getByText('Остальные устройства вышли').waitFor();
    await lost.getByRole('heading', { level: 1, name: 'С возвращением' }).waitFor();
  });
});
