import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers, refusal } from '#test/support/client/fake-server.ts';
import { openSettings, profilePath, sentTo, settingCard } from '#test/support/client/open-settings.tsx';
import { aClient, aMate } from '#test/support/client/people.ts';
import { pressTwice } from '#test/support/client/press-twice.ts';
import { aPublicUser } from '#test/support/client/public-user.ts';

const about = 'Играю по вечерам, люблю спокойных людей.';

afterEach(() => localStorage.clear());

describe('the name', () => {
  test('is saved once by a double click, and said to be saved in place', async () => {
    const { calls } = await openSettings('#username', {
      'PUT /v1/users/me/username': ({ body }) => ({ json: aClient({ username: Object(body).username }) }),
    });
    const box = await settingCard('Имя');
    // Nothing to save yet.
    expect(box.queryByRole('button', { name: 'Сохранить' })).toBeNull();
    await userEvent.clear(box.getByRole('textbox', { name: 'Имя' }));
    await userEvent.type(box.getByRole('textbox', { name: 'Имя' }), 'Лунатик');
    await pressTwice(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByText('Сохранено')).toBeInTheDocument();
    expect(sentTo(calls, 'PUT /v1/users/me/username')).toEqual([{ username: 'Лунатик' }]);
  });

  test('that is taken stays typed, with the reason beneath it and the focus on it', async () => {
    await openSettings('#username', { 'PUT /v1/users/me/username': () => refusal(409, 'USERS_USERNAME_TAKEN') });
    const box = await settingCard('Имя');
    const field = box.getByRole('textbox', { name: 'Имя' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Северин{Enter}');
    expect(await box.findByRole('alert')).toHaveTextContent('Отказ USERS_USERNAME_TAKEN');
    expect(field).toHaveValue('Северин');
    expect(field).toHaveFocus();
  });

  test('of two alphabets is not even sent', async () => {
    const { calls } = await openSettings('#username', {});
    const field = (await settingCard('Имя')).getByRole('textbox', { name: 'Имя' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Кот_cat{Enter}');
    expect(await screen.findByText(/3–20 букв одного алфавита, цифры, _ или -/)).toBeInTheDocument();
    expect(sentTo(calls, 'PUT /v1/users/me/username')).toEqual([]);
  });
});

describe('the description', () => {
  test('is kept as a draft while unsaved, through a failure and a new visit, until it is saved', async () => {
    let fails = true;
    const answers: Parameters<typeof openSettings>[1] = {
      'PUT /v1/users/me/description': () => (fails ? refusal(500, 'INTERNAL_ERROR') : { status: 204 }),
    };
    await openSettings('#description', answers);
    const box = await settingCard('О себе');
    await userEvent.type(box.getByRole('textbox'), about);
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByRole('alert')).toHaveTextContent('Отказ INTERNAL_ERROR');
    expect(box.getByRole('textbox')).toHaveValue(about);
    expect(localStorage.getItem(`draft:description:${aClient().id}`)).toBe(about);
    fails = false;
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    await box.findByText('Сохранено');
    expect(localStorage.getItem(`draft:description:${aClient().id}`)).toBeNull();
  });

  test('that changes while it is being saved stays in the field, as a draft', async () => {
    const { calls } = await openSettings('#description', { 'PUT /v1/users/me/description': () => ({ status: 204 }) });
    const box = await settingCard('О себе');
    await userEvent.type(box.getByRole('textbox'), about);
    const answer = holdAnswers();
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(sentTo(calls, 'PUT /v1/users/me/description')).toHaveLength(1));
    await userEvent.type(box.getByRole('textbox'), ' Да');
    answer();
    await waitFor(() => expect(box.getByRole('button', { name: 'Сохранить' })).not.toHaveAttribute('aria-busy'));
    expect(box.getByRole('textbox')).toHaveValue(`${about} Да`);
    expect(localStorage.getItem(`draft:description:${aClient().id}`)).toBe(`${about} Да`);
  });

  test('comes back from a draft, and the saved one can be had again', async () => {
    localStorage.setItem(`draft:description:${aClient().id}`, `${about} И ещё немного.`);
    await openSettings('#description', {}, { profile: { description: about } });
    const box = await settingCard('О себе');
    await waitFor(() => expect(box.getByRole('textbox')).toHaveValue(`${about} И ещё немного.`));
    await userEvent.click(box.getByRole('button', { name: 'Вернуть сохранённый' }));
    expect(box.getByRole('textbox')).toHaveValue(about);
    // The button has disappeared; the keyboard focus stays in its row.
    expect(box.queryByRole('button')).toBeNull();
    const region = screen.getByRole('region', { name: 'О себе' });
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
  });

  test('says how much is missing', async () => {
    await openSettings('#description', {});
    const box = await settingCard('О себе');
    await userEvent.type(box.getByRole('textbox'), 'Играю');
    expect(box.getByText('Ещё хотя бы 25 знаков')).toBeInTheDocument();
  });
});

test('a section that cannot be loaded says so and can be tried again', async () => {
  let fails = true;
  await openSettings('#profile', {
    [profilePath]: () => (fails ? refusal(500, 'INTERNAL_ERROR') : { json: aPublicUser() }),
  });
  await screen.findByText('Отказ INTERNAL_ERROR');
  const failure = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes('INTERNAL_ERROR'));
  fails = false;
  await userEvent.click(within(failure ?? document.body).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('region', { name: 'О себе' })).toBeInTheDocument();
});

test('only a mate has the section about prices', async () => {
  await openSettings('', {});
  expect(screen.queryByRole('link', { name: /^Напарнику/ })).not.toBeInTheDocument();
});

test('a mate has the section about prices', async () => {
  await openSettings('', {}, { me: aMate() });
  expect(screen.getByRole('link', { name: /^Напарнику/ })).toBeInTheDocument();
});

test('a person who has never had a password is not asked for it: a letter sets the first one', async () => {
  const me = aClient({ hasPassword: false });
  const { calls } = await openSettings('#password', { 'POST /v1/auth/reset-password': () => ({ json: {} }) }, { me });
  // In place of the forms of the email and of the password.
  const buttons = await screen.findAllByRole('button', { name: 'Прислать ссылку' });
  expect(buttons).toHaveLength(2);
  expect(screen.queryByLabelText('Текущий пароль')).toBeNull();
  for (const button of buttons) await userEvent.click(button);
  expect(await screen.findAllByText(new RegExp(`Письмо уже идёт на ${me.email}`))).toHaveLength(2);
  expect(calls.find(({ route }) => route === 'POST /v1/auth/reset-password')?.body).toEqual({ email: me.email });
});
