import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPage } from '#client/pages/settings/settings-page.tsx';
import type { Me } from '#contract/schemas/me.ts';
import type { PublicUser } from '#contract/people/users.ts';
import { fakeServer, holdAnswers, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { aPublicUser } from '../../support/client/public-user';
import { renderInApp } from '../../support/client/render-in-app';

type Handlers = Parameters<typeof fakeServer>[0];

const profilePath = `GET /v1/users/cs2/${aClient().id}`;
const about = 'Играю по вечерам, люблю спокойных людей.';

const open = async (
  anchor: string,
  handlers: Handlers,
  { me = aClient(), profile = {} }: { me?: Me; profile?: Partial<PublicUser> } = {},
) => {
  const server = fakeServer({
    'GET /v1/games': () => ({
      json: [{ id: 'cs2', name: 'Counter-Strike 2', iconUrl: '', platforms: ['PC'], maxSlots: 5 }],
    }),
    'GET /v1/users/me': () => ({ json: me }),
    [profilePath]: () => ({ json: aPublicUser(profile) }),
    'GET /v1/countries': () => ({
      json: [
        { code: 'RU', name: 'Россия' },
        { code: 'KZ', name: 'Казахстан' },
      ],
    }),
    'GET /v1/languages': () => ({
      json: [
        { code: 'ru', name: 'Русский' },
        { code: 'en', name: 'Английский' },
      ],
    }),
    'GET /api/cf-ipcountry': () => ({ json: { country: 'KZ' } }),
    ...handlers,
  });
  await renderInApp(<SettingsPage />, { me, path: `/cs2/settings${anchor}` });
  return server;
};

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (calls: ReturnType<typeof fakeServer>['calls'], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => body);

afterEach(() => localStorage.clear());

describe('the name', () => {
  test('is saved once by a double click, and said to be saved in place', async () => {
    const { calls } = await open('#username', {
      'PUT /v1/users/me/username': ({ body }) => ({ json: aClient({ username: Object(body).username }) }),
    });
    const box = await card('Имя');
    // Nothing to save yet.
    expect(box.queryByRole('button', { name: 'Сохранить' })).toBeNull();
    await userEvent.clear(box.getByRole('textbox', { name: 'Имя' }));
    await userEvent.type(box.getByRole('textbox', { name: 'Имя' }), 'Лунатик');
    await pressTwice(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByText('Сохранено')).toBeInTheDocument();
    expect(sent(calls, 'PUT /v1/users/me/username')).toEqual([{ username: 'Лунатик' }]);
  });

  test('that is taken stays typed, with the reason beneath it and the focus on it', async () => {
    await open('#username', { 'PUT /v1/users/me/username': () => refusal(409, 'USERS_USERNAME_TAKEN') });
    const box = await card('Имя');
    const field = box.getByRole('textbox', { name: 'Имя' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Северин{Enter}');
    expect(await box.findByRole('alert')).toHaveTextContent('Отказ USERS_USERNAME_TAKEN');
    expect(field).toHaveValue('Северин');
    expect(field).toHaveFocus();
  });

  test('of two alphabets is not even sent', async () => {
    const { calls } = await open('#username', {});
    const field = (await card('Имя')).getByRole('textbox', { name: 'Имя' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Кот_cat{Enter}');
    expect(await screen.findByText(/3–20 букв одного алфавита, цифры, _ или -/)).toBeInTheDocument();
    expect(sent(calls, 'PUT /v1/users/me/username')).toEqual([]);
  });
});

describe('the description', () => {
  test('is kept as a draft while unsaved, through a failure and a new visit, until it is saved', async () => {
    let fails = true;
    const answers: Handlers = {
      'PUT /v1/users/me/description': () => (fails ? refusal(500, 'INTERNAL_ERROR') : { status: 204 }),
    };
    await open('#description', answers);
    const box = await card('О себе');
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
    const { calls } = await open('#description', { 'PUT /v1/users/me/description': () => ({ status: 204 }) });
    const box = await card('О себе');
    await userEvent.type(box.getByRole('textbox'), about);
    const answer = holdAnswers();
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(sent(calls, 'PUT /v1/users/me/description')).toHaveLength(1));
    await userEvent.type(box.getByRole('textbox'), ' Да');
    answer();
    await waitFor(() => expect(box.getByRole('button', { name: 'Сохранить' })).not.toHaveAttribute('aria-busy'));
    expect(box.getByRole('textbox')).toHaveValue(`${about} Да`);
    expect(localStorage.getItem(`draft:description:${aClient().id}`)).toBe(`${about} Да`);
  });

  test('comes back from a draft, and the saved one can be had again', async () => {
    localStorage.setItem(`draft:description:${aClient().id}`, `${about} И ещё немного.`);
    await open('#description', {}, { profile: { description: about } });
    const box = await card('О себе');
    await waitFor(() => expect(box.getByRole('textbox')).toHaveValue(`${about} И ещё немного.`));
    await userEvent.click(box.getByRole('button', { name: 'Вернуть сохранённый' }));
    expect(box.getByRole('textbox')).toHaveValue(about);
    // The button has disappeared; the keyboard focus stays in its row.
    expect(box.queryByRole('button')).toBeNull();
    const region = screen.getByRole('region', { name: 'О себе' });
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
  });

  test('says how much is missing', async () => {
    await open('#description', {});
    const box = await card('О себе');
    await userEvent.type(box.getByRole('textbox'), 'Играю');
    expect(box.getByText('Ещё хотя бы 25 знаков')).toBeInTheDocument();
  });
});

describe('country and languages', () => {
  test('a change made right after a save, before the page has heard of it, can be saved too', async () => {
    let requests = 0;
    const profile = () => {
      requests += 1;
      return requests === 1 ? { json: aPublicUser({ languages: ['ru'] }) } : new Promise<never>(() => undefined);
    };
    const { calls } = await open('#languages', {
      [profilePath]: profile,
      'PUT /v1/users/me/languages': () => ({ status: 204 }),
    });
    const box = await card('Языки');
    await userEvent.click(await box.findByRole('button', { name: 'Английский' }));
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByText('Сохранено')).toBeInTheDocument();
    await userEvent.click(box.getByRole('button', { name: 'Английский' }));
    expect(box.queryByText('Сохранено')).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByText('Сохранено')).toBeInTheDocument();
    expect(sent(calls, 'PUT /v1/users/me/languages')).toEqual([{ languages: ['ru', 'en'] }, { languages: ['ru'] }]);
  });

  test('a country field entered before its list has come keeps the focus and shows the saved country', async () => {
    let come: (countries: unknown) => void = () => {};
    const late = new Promise((resolve) => {
      come = resolve;
    });
    await open(
      '#country',
      { 'GET /v1/countries': async () => ({ json: await late }) },
      { me: aClient(), profile: { country: 'KZ' } },
    );
    const box = await card('Страна');
    const field = box.getByRole('combobox', { name: 'Страна' });
    field.focus();
    come([
      { code: 'RU', name: 'Россия' },
      { code: 'KZ', name: 'Казахстан' },
    ]);
    await box.findByRole('option', { name: 'Казахстан' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('KZ');
    await userEvent.selectOptions(field, 'RU');
    expect(box.getByRole('button', { name: 'Сохранить' })).toBeInTheDocument();
  });

  test('the country is filled in from where the visitor seems to be, and saved only by them', async () => {
    const { calls } = await open('#country', { 'PUT /v1/users/me/country': () => ({ status: 204 }) });
    const box = await card('Страна');
    await waitFor(() => expect(box.getByRole('combobox')).toHaveValue('KZ'));
    expect(sent(calls, 'PUT /v1/users/me/country')).toEqual([]);
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(sent(calls, 'PUT /v1/users/me/country')).toEqual([{ country: 'KZ' }]));
  });

  test('the last language stays, the sixth is refused', async () => {
    await open('#languages', {}, { profile: { languages: ['ru'] } });
    const box = await card('Языки');
    await userEvent.click(await box.findByRole('button', { name: 'Русский' }));
    expect(box.getByRole('button', { name: 'Русский' })).toHaveAttribute('aria-pressed', 'true');
    for (const code of ['Английский', 'uk', 'be', 'kk', 'de'])
      await userEvent.click(box.getByRole('button', { name: code }));
    expect(box.getByText('5 из 5')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'de' })).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('Больше 5 языков не выбрать')).toBeInTheDocument();
  });

  test('a refused choice stays chosen and can be sent again', async () => {
    let fails = true;
    const { calls } = await open('#languages', {
      'PUT /v1/users/me/languages': () => (fails ? refusal(429, 'RATE_LIMITED') : { status: 204 }),
    });
    const box = await card('Языки');
    await userEvent.click(await box.findByRole('button', { name: 'Английский' }));
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByRole('alert')).toHaveTextContent('Отказ RATE_LIMITED');
    expect(box.getByRole('button', { name: 'Английский' })).toHaveAttribute('aria-pressed', 'true');
    fails = false;
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(sent(calls, 'PUT /v1/users/me/languages')).toEqual([
        { languages: ['ru', 'en'] },
        { languages: ['ru', 'en'] },
      ]),
    );
  });
});

test('a section that cannot be loaded says so and can be tried again', async () => {
  let fails = true;
  await open('#profile', { [profilePath]: () => (fails ? refusal(500, 'INTERNAL_ERROR') : { json: aPublicUser() }) });
  await screen.findByText('Отказ INTERNAL_ERROR');
  const failure = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes('INTERNAL_ERROR'));
  fails = false;
  await userEvent.click(within(failure ?? document.body).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('region', { name: 'О себе' })).toBeInTheDocument();
});

test('only a mate has the section about prices', async () => {
  await open('', {});
  expect(screen.queryByRole('link', { name: /^Напарнику/ })).not.toBeInTheDocument();
});

test('a mate has it', async () => {
  await open('', {}, { me: aMate() });
  expect(screen.getByRole('link', { name: /^Напарнику/ })).toBeInTheDocument();
});

test('a person who has never had a password is not asked for it: a letter sets the first one', async () => {
  const me = aClient({ hasPassword: false });
  const { calls } = await open('#password', { 'POST /v1/auth/reset-password': () => ({ json: {} }) }, { me });
  // In place of the forms of the email and of the password.
  const buttons = await screen.findAllByRole('button', { name: 'Прислать ссылку' });
  expect(buttons).toHaveLength(2);
  expect(screen.queryByLabelText('Текущий пароль')).toBeNull();
  for (const button of buttons) await userEvent.click(button);
  expect(await screen.findAllByText(new RegExp(`Письмо уже идёт на ${me.email}`))).toHaveLength(2);
  expect(calls.find(({ route }) => route === 'POST /v1/auth/reset-password')?.body).toEqual({ email: me.email });
});
