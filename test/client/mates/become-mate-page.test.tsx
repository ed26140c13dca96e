import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Category } from '#contract/reference.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { BecomeMatePage } from '#client/pages/become-mate/become-mate-page.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const aCategory = (kind: CategoryKind, change: Partial<Category> = {}): Category => ({
  id: 1,
  slug: kind.toLowerCase(),
  kind,
  name: kind,
  description: '',
  pricePercent: null,
  priceFrom: null,
  ...change,
});

const serve = (...categories: readonly Category[]) =>
  fakeServer({
    'GET /v1/squad-prices/rates': () => ({ json: { levels: [] } }),
    'GET /v1/categories/game/cs2': () => ({ json: categories }),
  });

const open = async (active: boolean) => {
  serve(aCategory('FUN'));
  await renderInApp(<BecomeMatePage />, {
    me: aMate({ mateAccess: { gameId: 'cs2', active, grade: 'PRO', percent: 82 } }),
    path: '/cs2/mate',
  });
};

describe('somebody who is a mate already', () => {
  test('is told what is left while they take no orders', async () => {
    await open(false);
    expect(screen.getByText(/Осталось быть готовым/)).toBeVisible();
  });

  test('has nothing left to do once they take them', async () => {
    await open(true);
    expect(screen.getByText('Заказы включены: приглашения придут сами.')).toBeVisible();
    expect(screen.queryByText(/Осталось/)).toBeNull();
  });
});

describe('what an hour brings, in the categories of the game', () => {
  const count = async (...categories: readonly Category[]) => {
    serve(...categories);
    await renderInApp(<BecomeMatePage />, { path: '/cs2/mate' });
    return within(await screen.findByRole('region', { name: 'Сколько выходит' }));
  };
  const offered = (calculator: ReturnType<typeof within>) =>
    within(calculator.getByRole('combobox', { name: 'Категория' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  const levelRow = (level: RegExp) => screen.getByRole('row', { name: level }).textContent.replaceAll('\u00a0', ' ');

  test('only those are named, by their own names and at their own price', async () => {
    const calculator = await count(
      aCategory('FUN', { id: 4, name: 'Поболтать', pricePercent: 120 }),
      aCategory('FAMOUS', { id: 5, name: 'С фанатами' }),
    );
    expect(offered(calculator)).toEqual(['Поболтать']);
    expect(calculator.getByText('360 ₽')).toBeVisible();
    expect(levelRow(/Новичок I сразу/)).toContain('360 ₽');
    await userEvent.selectOptions(calculator.getByRole('combobox', { name: 'Уровень' }), 'STAR');
    expect(offered(calculator)).toEqual(['Поболтать', 'С фанатами']);
  });

  test('a trial lesson is paid like training and left out beside it', async () => {
    const calculator = await count(
      aCategory('EDUCATION_PROMO', { id: 1, name: 'Пробное' }),
      aCategory('EDUCATION', { id: 2, name: 'Обучение' }),
    );
    expect(offered(calculator)).toEqual(['Обучение']);
  });

  test('a game with a trial only counts with it: the mate gets the usual price, which its client does not pay', async () => {
    const calculator = await count(aCategory('EDUCATION_PROMO', { name: 'Пробное' }));
    expect(offered(calculator)).toEqual(['Пробное']);
    expect(calculator.getByText('Час по обычной цене')).toBeVisible();
    expect(calculator.queryByText('Час для клиента')).toBeNull();
    expect(levelRow(/Новичок I сразу/)).toContain('450 ₽');
  });

  test('a game without categories promises no sums', async () => {
    serve();
    await renderInApp(<BecomeMatePage />, { path: '/cs2/mate' });
    expect(await screen.findByRole('row', { name: /Новичок I сразу — 67 % —/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Сколько выходит' })).toBeNull();
  });
});

test('whether the day of birth is known can be asked again: without it nobody could apply', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), { json: { born: null, parentAgrees: false } }];
  fakeServer({
    'GET /v1/squad-prices/rates': () => ({ json: { levels: [] } }),
    'GET /v1/categories/game/cs2': () => ({ json: [] }),
    'GET /v1/mate-applications/my': () => ({ json: { application: null } }),
    'GET /v1/consents': () => ({ json: [] }),
    'GET /v1/users/me/age': () => answers.shift() ?? { status: 404 },
  });
  await renderInApp(<BecomeMatePage />, { me: aClient(), path: '/cs2/mate' });
  await screen.findByText('Не загрузилось, указана ли дата рождения');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByLabelText('Дата рождения', { selector: 'input' })).toBeVisible();
});

test('the day of birth is read back before the application is sent with it, and can be corrected', async () => {
  const { calls } = fakeServer({
    'GET /v1/squad-prices/rates': () => ({ json: { levels: [] } }),
    'GET /v1/games': () => ({ json: [{ id: 'cs2', name: 'CS2', iconUrl: '', platforms: ['PC'], maxSlots: 5 }] }),
    'GET /v1/categories/game/cs2': () => ({ json: [] }),
    'GET /v1/mate-applications/my': () => ({ json: { application: null } }),
    'GET /v1/consents': () => ({ json: [{ document: 'mate-terms', hash: 'a'.repeat(64) }] }),
    'GET /v1/users/me/age': () => ({ json: { born: null, parentAgrees: false } }),
    'PUT /v1/users/me/age': () => ({ status: 204 }),
  });
  await renderInApp(<BecomeMatePage />, { me: aClient(), path: '/cs2/mate' });
  const born = await screen.findByLabelText('Дата рождения', { selector: 'input' });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  type(/часов в неделю/, '10');
  type(/Опыт/, 'Играю десять лет, учил друзей и знакомых. '.repeat(5));
  await userEvent.click(screen.getByRole('checkbox'));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  const sent = () => calls.filter(({ route }) => !route.startsWith('GET')).map(({ route }) => route);
  fireEvent.change(born, { target: { value: '1992-09-15' } });
  await send();
  expect(await screen.findByRole('dialog', { name: 'Ты родился 15.09.1992?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(sent()).toEqual([]);
  fireEvent.change(born, { target: { value: '2002-09-15' } });
  await send();
  expect(await screen.findByRole('dialog', { name: 'Ты родился 15.09.2002?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Всё верно' }));
  await waitFor(() => expect(sent()[0]).toBe('PUT /v1/users/me/age'));
  expect(calls.find(({ route }) => route === sent()[0])?.body).toEqual({ born: '2002-09-15' });
});
