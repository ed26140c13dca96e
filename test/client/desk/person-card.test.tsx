import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonCard } from '#client/pages/desk/sections/users/person-card.tsx';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { aMatesAccess, aPerson } from '../../support/client/a-person';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { openPersonCard, press, slowly } from '../../support/client/person-card';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const { id } = aPerson();
const dialog = async () => within(await screen.findByRole('dialog'));
const tell = async (reason: string) =>
  userEvent.type((await dialog()).getByRole('textbox', { name: /^(Что увидит|Почему)/ }), reason);
const confirm = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a correction made on the card shows in the money of the card at once, or it would be made again', async () => {
  const money = (available: number) => ({ money: { available, held: 0, reserved: 0, withdrawing: 0, bonus: 0 } });
  const { sent, become } = await openPersonCard({
    person: money(8181),
    handlers: {
      'POST /v1/admin/corrections': () => {
        become(money(8331));
        return { json: { status: 'DONE' } };
      },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Сумма, ₽' }), '150');
  await press('Провести…');
  await tell('Сервис был недоступен');
  await userEvent.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .at(-1) ?? document.body,
  );
  await closed();
  expect(sent('POST')).toHaveLength(1);
  expect((await screen.findAllByText(/8\s331/)).length).toBe(2);
  expect(screen.queryByText(/8\s181/)).not.toBeInTheDocument();
});

test('a percent changed on the card is the percent that the card shows', async () => {
  const { become, sent } = await openPersonCard({
    person: { mate: aMatesAccess },
    handlers: {
      [`PUT /v1/admin/mates/${id}/percent`]: () => {
        become({ mate: { ...aMatesAccess, percent: 77 } });
        return { status: 204 };
      },
    },
  });
  await press('Изменить процент…');
  const field = (await dialog()).getByRole('textbox', { name: /Процент/ });
  await userEvent.clear(field);
  await userEvent.type(field, '77');
  await tell('Просил сам');
  await confirm('Сохранить');
  await closed();
  expect(sent('PUT')[0]?.body).toEqual({ percent: 77, comment: 'Просил сам', seen: 5 });
  expect(await screen.findByText('77 %')).toBeInTheDocument();
});

describe('a change of the account', () => {
  const seen = 5;
  const reason = 'Имя нарушает правила';

  test('of the name goes out once it is another name, and what was typed stands after a refusal', async () => {
    const answers = [refusal(409, 'ADMIN_USER_USERNAME_TAKEN'), { status: 204 }];
    const { sent } = await openPersonCard({
      handlers: { [`PUT /v1/admin/users/${id}/username`]: () => answers.shift() ?? { status: 204 } },
    });
    await press('Имя');
    await tell(reason);
    await confirm('Сохранить');
    const field = (await dialog()).getByRole('textbox', { name: 'Имя' });
    await userEvent.clear(field);
    await confirm('Сохранить');
    expect(sent('PUT')).toHaveLength(0);
    await userEvent.type(field, ' Северин ');
    await confirm('Сохранить');
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Отказ ADMIN_USER_USERNAME_TAKEN');
    expect(field).toHaveValue(' Северин ');
    await confirm('Сохранить');
    await closed();
    expect(sent('PUT').map(({ body }) => body)).toEqual(Array(2).fill({ reason, seen, username: 'Северин' }));
  });

  test('of the email begins empty and goes out filled in, with what the server found wrong in it', async () => {
    const wrong = { fields: [{ path: 'body.email', message: 'Укажи почту в виде name@mail.ru' }] };
    const answers = [refusal(400, 'VALIDATION_ERROR', wrong), { status: 204 }];
    const { sent } = await openPersonCard({
      handlers: { [`PUT /v1/admin/users/${id}/email`]: () => answers.shift() ?? { status: 204 } },
    });
    await press('Почта');
    await tell(reason);
    await confirm('Сохранить');
    expect(sent('PUT')).toHaveLength(0);
    const field = (await dialog()).getByRole('textbox', { name: 'Почта' });
    expect(field).toHaveValue('');
    await userEvent.type(field, 'enot');
    await confirm('Сохранить');
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('name@mail.ru');
    await userEvent.type(field, '@example.test');
    await confirm('Сохранить');
    await closed();
    expect(sent('PUT').at(-1)?.body).toEqual({ reason, seen, email: 'enot@example.test' });
    await press('Почта');
    expect((await dialog()).getByRole('textbox', { name: 'Почта' })).toHaveValue('');
  });

  test.each([
    ['photo', 'Убрать фото', 'avatar', { avatarUrl: '/a.webp' }],
    ['voice', 'Убрать голос', 'voice', { mate: { ...aMatesAccess, voiceUrl: '/v.weba' } }],
  ])('removes the %s of a person who has one, with a reason for them', async (_what, label, part, person) => {
    const { sent } = await openPersonCard({
      person,
      handlers: { [`POST /v1/admin/users/${id}/${part}/remove`]: () => ({ status: 204 }) },
    });
    await press(label);
    await confirm(label);
    expect(sent('POST')).toHaveLength(0);
    await tell(reason);
    await confirm(label);
    await closed();
    expect(sent('POST').map(({ body }) => body)).toEqual([{ reason, seen }]);
  });
});

test('an account is deleted for a reason, and brought back by one press', async () => {
  const { sent, become } = await openPersonCard({
    handlers: {
      [`DELETE /v1/admin/users/${id}`]: () => {
        become({ status: 'DELETED' });
        return { status: 204 };
      },
      [`POST /v1/admin/users/${id}/restore`]: async () => {
        await slowly();
        return refusal(409, 'ADMIN_CHANGED_MEANWHILE');
      },
    },
  });
  await press('Удалить аккаунт');
  await userEvent.selectOptions((await dialog()).getByRole('combobox'), 'По просьбе человека');
  await confirm('Удалить аккаунт');
  await closed();
  expect(sent('DELETE')[0]?.body).toEqual({ seen: 5, reason: 'По просьбе человека' });
  const restore = await screen.findByRole('button', { name: 'Вернуть аккаунт' });
  expect(screen.queryByRole('button', { name: /Имя|Провести|Заблокировать|Написать/ })).not.toBeInTheDocument();
  await pressTwice(restore);
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  expect(sent('POST')).toHaveLength(1);
});

test('a block is lifted by one press; a refusal of that stands on the card', async () => {
  const answers = [refusal(409, 'ADMIN_CHANGED_MEANWHILE'), { status: 204 }];
  const block = { since: '2026-11-20T10:00:00.000Z', until: null, reason: 'Две неявки подряд' };
  const { sent, become } = await openPersonCard({
    person: { status: 'BLOCKED', block },
    handlers: {
      [`POST /v1/admin/users/${id}/unblock`]: () => {
        if (answers.length === 1) become({});
        return answers.shift() ?? { status: 204 };
      },
    },
  });
  expect(screen.getByText('Две неявки подряд')).toBeInTheDocument();
  await press('Снять блокировку');
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ ADMIN_CHANGED_MEANWHILE');
  await press('Снять блокировку');
  await waitFor(() => expect(screen.queryByText('Две неявки подряд')).not.toBeInTheDocument());
  expect(sent('POST').map(({ body }) => body)).toEqual([{ seen: 5 }, { seen: 5 }]);
});

test('operators do nothing to their own account', async () => {
  fakeServer({
    [`GET /v1/admin/users/${id}`]: () => ({ json: aPerson({ status: 'DELETED' }) }),
    [`GET /v1/admin/users/${id}/sessions`]: () => ({ json: { sessions: [session('1', 'Chrome')], devices: 1 } }),
  });
  await renderInApp(<PersonCard id={id} />, { me: aClient({ id, permissions: ['ALL'] }), path: '/?tab=sessions' });
  expect(await screen.findByText('Chrome, Windows')).toBeInTheDocument();
  expect(screen.getByText(/собственный аккаунт/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Завершить|Вернуть/ })).not.toBeInTheDocument();
});

const session = (end: string, browser: string | null) => ({
  id: `0190f000-0000-7000-8000-0000000000b${end}`,
  browser,
  system: browser === null ? null : 'Windows',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
});

describe('where the person is signed in', () => {
  const openSessions = async (permissions?: readonly AdminPermission[]) => {
    const signedIn = [session('1', 'Chrome'), session('2', null)];
    const opened = await openPersonCard({
      path: '/?tab=sessions',
      ...(permissions && { permissions }),
      handlers: {
        [`GET /v1/admin/users/${id}/sessions`]: () => ({ json: { sessions: signedIn, devices: 3 } }),
        [`DELETE /v1/admin/users/${id}/sessions/${session('1', null).id}`]: async () => {
          await slowly();
          signedIn.shift();
          return { status: 204 };
        },
        [`DELETE /v1/admin/users/${id}/sessions`]: () => {
          signedIn.length = 0;
          return { status: 204 };
        },
      },
    });
    await screen.findByText('Chrome, Windows');
    return opened;
  };

  test('ends one by one or all together, and each press counts once', async () => {
    const { sent } = await openSessions();
    const [first] = screen.getAllByRole('button', { name: 'Завершить' });
    await pressTwice(first ?? document.body);
    await waitFor(() => expect(screen.queryByText('Chrome, Windows')).not.toBeInTheDocument());
    expect(sent('DELETE')).toHaveLength(1);
    expect(screen.queryByText(/Отказ/)).not.toBeInTheDocument();
    await press('Завершить все');
    expect(await screen.findByText('Сейчас нигде не вошёл')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Завершить все' })).not.toBeInTheDocument();
  });

  test('tells beside the sign-in why it could not be ended', async () => {
    await openSessions();
    const [, second] = screen.getAllByRole('button', { name: 'Завершить' });
    await userEvent.click(second ?? document.body);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
    expect(screen.getAllByRole('button', { name: 'Завершить' })).toHaveLength(2);
  });

  test('is only looked at by an operator who may not change people', async () => {
    await openSessions(['VIEW_USER']);
    expect(screen.queryByRole('button', { name: /Завершить/ })).not.toBeInTheDocument();
  });
});
