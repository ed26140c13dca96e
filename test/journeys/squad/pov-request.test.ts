import { sidewaysOverflow } from '../../support/journeys/sideways-overflow';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { passTime } from '../../support/journeys/pass-time';
import { recording } from '../../support/pov-requests/recording';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(() => journey.end());

const banner = (page: Page) => page.getByRole('region', { name: 'Нужна запись игры' });
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: /Нужна запись игры.*Ответить/ }).click();
  await page.getByText('Модератор просит показать').waitFor();
};
const file = (name: string, megabytes: number) => ({
  name,
  mimeType: 'video/mp4',
  buffer: recording(megabytes * 1024 * 1024),
});
const picker = (page: Page) => page.locator('input[type=file]');
const noOverflow = async (page: Page) => expect(await sidewaysOverflow(page)).toBe(0);

describe('a request for a recording', () => {
  test('is gathered on a desktop, goes on after a lost line and a reload, is sent from a phone', async () => {
    const desktop = await journey.person('Киберкот');
    await desktop.goto(journey.url);
    await banner(desktop).waitFor();
    await openDialog(desktop);
    await expectAccessible(desktop);

    let parts = 0;
    await desktop.route('**/v1/pov-requests/files/*', (route) => ((parts += 1) > 2 ? route.abort() : route.continue()));
    await picker(desktop).setInputFiles(file('Вторая карта.mp4', 6));
    await desktop.getByText(/Связи нет, загружено 2/).waitFor();
    await desktop.reload();
    await desktop.unroute('**/v1/pov-requests/files/*');
    await openDialog(desktop);
    await desktop.getByText(/Загружено 2 МБ из 6/).waitFor();
    const starts: string[] = [];
    desktop.on('request', (request) => {
      if (request.method() === 'PUT') starts.push(new URL(request.url()).searchParams.get('offset') ?? '');
    });
    await picker(desktop).setInputFiles({ ...file('Не запись.mp4', 1), buffer: Buffer.alloc(2000, '<html>') });
    await desktop.getByText('Это не запись игры. Подойдут MP4, MOV, WebM, MKV и DEM').waitFor();
    await desktop.getByRole('button', { name: 'Убрать Не запись.mp4' }).click();
    expect(starts).toEqual(['0']);

    const phone = await journey.person('Киберкот', 'phone');
    await phone.goto(journey.url);
    await banner(phone).waitFor();
    await noOverflow(phone);
    expect((await banner(phone).boundingBox())?.y).toBeLessThan(844 - 56 - 40);
    await openDialog(phone);
    await noOverflow(phone);
    await expectAccessible(phone);
    await phone.getByRole('textbox', { name: 'Ссылка на запись' }).fill('https://youtu.be/abc');
    await phone.getByRole('button', { name: 'Добавить' }).click();
    await desktop.getByText('youtu.be/abc').waitFor();
    await phone.getByRole('button', { name: 'Убрать Вторая карта.mp4' }).click();
    await desktop.getByText('Вторая карта.mp4').waitFor({ state: 'detached' });
    await phone.getByRole('textbox', { name: 'Комментарий' }).fill('Смотри с 20-й минуты');
    await phone.getByRole('button', { name: 'Отправить' }).dblclick();
    await phone
      .getByText(/Запись у модератора/)
      .first()
      .waitFor();
    await desktop
      .getByText(/Запись у модератора/)
      .first()
      .waitFor();
    await desktop.getByRole('button', { name: 'Понятно' }).click();
    await banner(desktop).waitFor({ state: 'detached' });
    expect(journey.complaints.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
  });

  test('lapses before their eyes when the day is over', async () => {
    const { rows } = await journey.database.pool.query("SELECT id FROM pov_request WHERE status = 'REQUESTED'");
    expect(rows).toHaveLength(1);
    const page = await journey.person('Киберкот');
    await page.goto(journey.url);
    await openDialog(page);
    await passTime(journey, 24 * 3_600_000);
    await page.getByText(/Срок вышел/).waitFor();
    await page.getByRole('button', { name: 'Понятно' }).click();
    await banner(page).waitFor({ state: 'detached' });
  });
});
