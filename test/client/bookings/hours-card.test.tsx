import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoursCard } from '#client/features/settings/hours/hours-card.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

type Handlers = Parameters<typeof fakeServer>[0];
type Span = { readonly weekday: number; readonly from: number; readonly to: number };

const open = async (hours: readonly Span[], handlers: Handlers = {}) => {
  const server = fakeServer({
    'GET /v1/mates/me/hours': () => ({ json: { hours, timeZone: 'Asia/Yekaterinburg' } }),
    ...handlers,
  });
  const me = aMate();
  const view = await renderInApp(<HoursCard userId={me.id} gameId="cs2" />, { me, path: '/cs2/settings#hours' });
  await screen.findByRole('button', { name: 'Добавить часы: Понедельник' });
  return { ...server, ...view };
};

const span = (day: string, place: number) => within(screen.getByRole('group', { name: `${day}, промежуток ${place}` }));
const saved = (calls: ReturnType<typeof fakeServer>['calls']) =>
  calls.filter(({ route }) => route === 'PUT /v1/mates/me/hours').map(({ body }) => Object(body).hours);

const monday: Span = { weekday: 0, from: 600, to: 720 };

afterEach(() => localStorage.clear());

describe('a mate’s hours of booking', () => {
  test('say at first that nobody can book, and by whose clock they go', async () => {
    await open([]);
    expect(screen.getByText('К тебе нельзя записаться заранее: добавь часы.')).toBeVisible();
    expect(screen.getByText(/Asia\/Yekaterinburg/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Сменить' })).toHaveAttribute('href', '/cs2/settings#timezone');
  });

  test('are added, changed and saved once, however often the button is pressed', async () => {
    const { calls } = await open([], { 'PUT /v1/mates/me/hours': () => ({ status: 204 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Добавить часы: Среда' }));
    await userEvent.selectOptions(span('Среда', 1).getByRole('combobox', { name: 'С' }), '09:30');
    await userEvent.selectOptions(span('Среда', 1).getByRole('combobox', { name: 'До' }), '24:00');
    await pressTwice(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(saved(calls)).toEqual([[{ weekday: 2, from: 570, to: 1440 }]]));
    expect(await screen.findByText('Сохранено')).toBeVisible();
  });

  test('of one day are copied to all working days, and leave the weekend alone', async () => {
    const { calls } = await open([monday, { weekday: 5, from: 0, to: 60 }], {
      'PUT /v1/mates/me/hours': () => ({ status: 204 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Скопировать на будни: Понедельник' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(saved(calls)).toHaveLength(1));
    expect(saved(calls)[0]).toEqual([
      ...[0, 1, 2, 3, 4].map((weekday) => ({ weekday, from: 600, to: 720 })),
      { weekday: 5, from: 0, to: 60 },
    ]);
  });

  test('that overlap or run backwards say so at their own field, and are not sent', async () => {
    const { calls } = await open([monday, { weekday: 0, from: 780, to: 840 }]);
    await userEvent.selectOptions(span('Понедельник', 2).getByRole('combobox', { name: 'С' }), '11:00');
    const start = span('Понедельник', 2).getByRole('combobox', { name: 'С' });
    expect(start).toHaveAccessibleDescription('Пересекается с 10:00–12:00');
    await userEvent.selectOptions(start, '15:00');
    expect(span('Понедельник', 2).getByRole('combobox', { name: 'До' })).toHaveAccessibleDescription(
      'Конец должен быть позже начала',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Сначала поправь отмеченные часы')).toBeVisible();
    expect(saved(calls)).toEqual([]);
  });

  test('are at most three spans a day', async () => {
    await open([
      { weekday: 0, from: 0, to: 60 },
      { weekday: 0, from: 120, to: 180 },
      { weekday: 0, from: 240, to: 300 },
    ]);
    expect(screen.getByRole('button', { name: 'Добавить часы: Понедельник' })).toHaveAccessibleDescription(
      'Больше 3 промежутков в день не нужно',
    );
  });

  test.each([
    [
      'between two others',
      [
        { from: 0, to: 120 },
        { from: 1080, to: 1440 },
      ],
      2,
      '15:00',
      '17:00',
    ],
    ['before midnight', [{ from: 600, to: 720 }], 2, '13:00', '15:00'],
    ['before an evening', [{ from: 1080, to: 1380 }], 1, '15:00', '17:00'],
    ['in the rest of a day', [{ from: 30, to: 1440 }], 1, '00:00', '00:30'],
  ])('are added %s', async (_where, taken, place, from, to) => {
    await open(taken.map((one) => ({ weekday: 0, ...one })));
    await userEvent.click(screen.getByRole('button', { name: 'Добавить часы: Понедельник' }));
    expect(span('Понедельник', place).getByRole('combobox', { name: 'С' })).toHaveDisplayValue(from);
    expect(span('Понедельник', place).getByRole('combobox', { name: 'До' })).toHaveDisplayValue(to);
  });

  test('of a whole day leave no room, and that is the reason', async () => {
    await open([{ weekday: 0, from: 0, to: 1440 }]);
    expect(screen.getByRole('button', { name: 'Добавить часы: Понедельник' })).toHaveAccessibleDescription(
      'Занят уже весь день',
    );
  });

  test('outlive a failure and a new visit unsaved, until they are given up', async () => {
    const handlers: Handlers = { 'PUT /v1/mates/me/hours': () => refusal(500, 'INTERNAL_ERROR') };
    const first = await open([monday], handlers);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать 10:00–12:00: Понедельник' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeVisible();
    first.unmount();
    await open([monday], handlers);
    expect(screen.queryByRole('group', { name: 'Понедельник, промежуток 1' })).toBeNull();
    expect(screen.getByText('Черновик хранится в этом браузере')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть сохранённый' }));
    expect(span('Понедельник', 1).getByRole('combobox', { name: 'С' })).toHaveValue('600');
    expect(localStorage.getItem(`draft:hours:${aMate().id}`)).toBeNull();
  });

  test('that did not load are asked for again', async () => {
    let broken = true;
    fakeServer({
      'GET /v1/mates/me/hours': () =>
        broken ? refusal(500, 'INTERNAL_ERROR') : { json: { hours: [monday], timeZone: 'Europe/Moscow' } },
    });
    await renderInApp(<HoursCard userId={aMate().id} gameId="cs2" />, { me: aMate() });
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('group', { name: 'Понедельник, промежуток 1' })).toBeVisible();
  });
});
