import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { CreateDialog } from '#client/pages/desk/sections/promo-codes/create-dialog.tsx';
import { PromoCodeDrawer } from '#client/pages/desk/sections/promo-codes/promo-code-drawer.tsx';
import { atDesk, fill, operator, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { games } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';

const close = jest.fn();
beforeEach(() => close.mockClear());

const day = (value: string) => fireEvent.change(screen.getByLabelText('Действует до'), { target: { value } });
const create = () => screen.getByRole('button', { name: 'Создать промокод' });
const endOfYear = { typed: '2099-12-31', sent: '2099-12-31T20:59:59.999Z' };

describe('a new promo code', () => {
  const common = 'POST /v1/admin/promo-codes';
  const [game] = games;

  test('for everybody is made once, for the games and kinds chosen, and not while a field is wrong', async () => {
    let answer = refusal(409, 'ADMIN_PROMO_CODES_ALREADY_EXISTS');
    const { sent } = await atDesk(<CreateDialog onClose={close} />, {
      [`GET /v1/categories/game/${game?.id}`]: () => ({
        json: [
          { id: 7, name: 'Стрельба' },
          { id: 8, name: 'Раскидки' },
        ],
      }),
      [common]: () => answer,
    });
    await fill(/^Код/, 'осень');
    await fill(/^Процент скидки/, '51');
    day('2020-01-01');
    await fill(/^Всего/, '0');
    const wrong = [
      () => fill(/^Код/, ' autumn-26 '),
      () => fill(/^Процент скидки/, '15'),
      async () => day(endOfYear.typed),
      () => fill(/^Всего/, '100'),
    ];
    for (const mend of wrong) {
      expect(create()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(create());
      await mend();
    }
    expect(sent(common)).toHaveLength(0);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Игра/ }), game?.id ?? '');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Развлечение' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Раскидки' }));
    await pressTwice(create());
    expect(await screen.findByRole('alert')).toHaveTextContent('ADMIN_PROMO_CODES_ALREADY_EXISTS');
    const body = {
      code: 'AUTUMN-26',
      discount: { kind: 'PERCENT', percent: 15 },
      gameId: game?.id,
      categoryIds: [8],
      categoryKinds: ['FUN'],
      expiresAt: endOfYear.sent,
      maxUses: 100,
      maxUsesPerUser: null,
    };
    expect(sent(common).map((call) => call.body)).toStrictEqual([body]);
    expect(close).not.toHaveBeenCalled();

    await fill(/^Код/, 'winter');
    answer = { json: {} };
    await userEvent.click(create());
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin/promo-codes/WINTER'));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('for one person is all that somebody without the right to common ones can make', async () => {
    const route = 'POST /v1/admin/promo-codes/personal';
    const id = '0190f000-0000-7000-8000-0000000000b2';
    const { sent } = await atDesk(
      <CreateDialog onClose={close} />,
      { 'GET /v1/admin/search': () => ({ json: { found: [] } }), [route]: () => ({ json: {} }) },
      { permissions: ['MANAGE_PERSONAL_PROMO_CODES'] },
    );
    expect(screen.queryByRole('radio', { name: 'Общий' })).not.toBeInTheDocument();
    await fill(/^Код/, 'SORRY');
    await userEvent.click(screen.getByRole('radio', { name: 'Сумма' }));
    await fill(/^Скидка, ₽/, '50 000,01');
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    await fill(/^Скидка, ₽/, '1 500,50');
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    await fill(/^Человек/, id);
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(id) }));
    await userEvent.click(create());
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent(route).map(({ body }) => body)).toMatchObject([
      { code: 'SORRY', userId: id, discount: { kind: 'FIXED', amount: 1500.5 }, expiresAt: null },
    ]);
  });

  test('whose last day is typed only in part is not made without an end', async () => {
    const { sent } = await atDesk(<CreateDialog onClose={close} />, { [common]: () => ({ json: {} }) });
    await fill(/^Код/, 'HALF');
    await fill(/^Процент скидки/, '10');
    const field = screen.getByLabelText<HTMLInputElement>('Действует до');
    const validity = jest.spyOn(field, 'validity', 'get');
    validity.mockReturnValue({ ...field.validity, badInput: true });
    const reported = jest.spyOn(field, 'reportValidity');
    await userEvent.click(create());
    expect(reported).toHaveBeenCalledTimes(1);
    expect(sent(common)).toHaveLength(0);
    validity.mockRestore();
    await userEvent.click(create());
    await waitFor(() => expect(sent(common)).toHaveLength(1));
  });
});

describe('a promo code that people have', () => {
  type PromoCode = CallResponse<'GET /v1/admin/promo-codes/{code}'>;
  const path = '/v1/admin/promo-codes/SPRING';
  const promo: PromoCode = {
    code: 'SPRING',
    person: null,
    percent: null,
    amount: 300,
    gameId: null,
    categoryIds: [],
    categoryKinds: [],
    expiresAt: '2026-03-01T18:30:00.000Z',
    maxUses: 50,
    maxUsesPerUser: 1,
    uses: 0,
    state: 'EXPIRED',
    createdBy: null,
    askedBy: null,
    createdAt: '2026-02-01T10:00:00.000Z',
    categories: [],
    statistics: { squads: 0, people: 0, discount: 0, paid: 0 },
    squads: [],
  };
  const open = (change: Partial<PromoCode> = {}, handlers = {}) =>
    atDesk(<PromoCodeDrawer code="SPRING" />, {
      [`GET ${path}`]: () => ({ json: { ...promo, ...change } }),
      ...handlers,
    });
  const dialog = async () => within(await screen.findByRole('dialog'));

  test('that is over can have other limits, its end staying as it was; a new end is the end of its day', async () => {
    let answer = refusal(409, 'ADMIN_CHANGED_MEANWHILE');
    const route = `PUT ${path}`;
    const { sent } = await open({}, { [route]: () => answer });
    await press('Изменить пределы');
    await fill(/^Одному/, '3');
    const save = (await dialog()).getByRole('button', { name: 'Сохранить' });
    await pressTwice(save);
    expect(await screen.findByRole('alert')).toHaveTextContent('ADMIN_CHANGED_MEANWHILE');
    const body = { seen, expiresAt: promo.expiresAt, maxUses: 50, maxUsesPerUser: 3 };
    expect(sent(route).map((call) => call.body)).toStrictEqual([body]);
    day('2026-03-02');
    expect(save).toHaveAttribute('aria-disabled', 'true');
    day(endOfYear.typed);
    answer = { json: promo };
    await userEvent.click(save);
    expect(await screen.findByText('Пределы изменены')).toBeInTheDocument();
    expect(sent(route).at(-1)?.body).toStrictEqual({ ...body, expiresAt: endOfYear.sent });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('that waits for a second operator is confirmed by another than has asked for it', async () => {
    const route = `POST ${path}/confirm`;
    const asker = { id: '0190f000-0000-7000-8000-0000000000c3', username: 'Енот', avatarUrl: null };
    const { sent } = await open({ state: 'WAITING', askedBy: asker }, { [route]: () => ({ json: promo }) });
    expect(await screen.findByText('Нужен второй оператор')).toBeInTheDocument();
    await press('Подтвердить');
    expect(await screen.findByText('Промокод действует')).toBeInTheDocument();
    expect(sent(route).map(({ body }) => body)).toStrictEqual([{ seen }]);
  });

  test('is not confirmed by who has asked for it', async () => {
    await open({ state: 'WAITING', askedBy: { id: operator.id, username: 'Смотритель', avatarUrl: null } });
    expect(await screen.findByText('Нужен второй оператор')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Подтвердить' })).not.toBeInTheDocument();
  });

  test('is switched off with a reason, and deleted only after a question; a refusal stands where it was asked', async () => {
    const off = `POST ${path}/deactivate`;
    const { sent } = await open(
      {},
      { [off]: () => ({ json: promo }), [`DELETE ${path}`]: () => refusal(409, 'ADMIN_PROMO_CODES_CANNOT_BE_DELETED') },
    );
    await press('Отключить');
    await fill(/журнал/, 'Код утёк в чужой паблик');
    await pressTwice((await dialog()).getByRole('button', { name: 'Отключить' }));
    expect(await screen.findByText('Промокод отключён')).toBeInTheDocument();
    expect(sent(off).map(({ body }) => body)).toStrictEqual([{ seen, reason: 'Код утёк в чужой паблик' }]);

    await press('Удалить');
    expect(sent(`DELETE ${path}`)).toHaveLength(0);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ADMIN_PROMO_CODES_CANNOT_BE_DELETED');
    expect(sent(`DELETE ${path}`)).toHaveLength(1);
  });

  test('leads to the squads that used it at the desk, where their money is', async () => {
    const buyer = { id: operator.id, username: 'Енот', avatarUrl: null };
    const squad = { id: 5, gameId: 'cs2', status: 'FINISHED', discount: 300, at: '2026-02-03T10:00:00.000Z' } as const;
    await open({ squads: [{ ...squad, person: buyer }] });
    expect(await screen.findByRole('link', { name: /^№.5$/ })).toHaveAttribute('href', '/admin/squads/5');
  });

  test.each([
    ['used once, it is not deleted', { uses: 1 }, ['Удалить']],
    ['switched off, it has no limits to change', { state: 'OFF' } as const, ['Изменить пределы', 'Отключить']],
    ['the operator’s own, nothing', { person: operator }, ['Изменить пределы', 'Отключить', 'Удалить']],
  ])('%s', async (_which, change, absent) => {
    await open(change);
    await screen.findByText('Операторы ещё ничего не делали');
    for (const name of absent) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
