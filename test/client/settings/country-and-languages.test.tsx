import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '#test/support/client/fake-server.ts';
import { openSettings, profilePath, sentTo, settingCard } from '#test/support/client/open-settings.tsx';
import { aClient } from '#test/support/client/people.ts';
import { aPublicUser } from '#test/support/client/public-user.ts';

afterEach(() => localStorage.clear());

describe('country and languages', () => {
  test('a change made right after a save, before the page has heard of it, can be saved too', async () => {
    let requests = 0;
    const profile = () => {
      requests += 1;
      return requests === 1 ? { json: aPublicUser({ languages: ['ru'] }) } : new Promise<never>(() => undefined);
    };
    const { calls } = await openSettings('#languages', {
      [profilePath]: profile,
      'PUT /v1/users/me/languages': () => ({ status: 204 }),
    });
    const box = await settingCard('Языки');
    await userEvent.click(await box.findByRole('button', { name: 'Английский' }));
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByText('Сохранено')).toBeInTheDocument();
    await userEvent.click(box.getByRole('button', { name: 'Английский' }));
    expect(box.queryByText('Сохранено')).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByText('Сохранено')).toBeInTheDocument();
    expect(sentTo(calls, 'PUT /v1/users/me/languages')).toEqual([{ languages: ['ru', 'en'] }, { languages: ['ru'] }]);
  });

  test('a country field entered before its list has come keeps the focus and shows the saved country', async () => {
    let come: (countries: unknown) => void = () => {};
    const late = new Promise((resolve) => {
      come = resolve;
    });
    await openSettings(
      '#country',
      { 'GET /v1/countries': async () => ({ json: await late }) },
      { me: aClient(), profile: { country: 'KZ' } },
    );
    const box = await settingCard('Страна');
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
    const { calls } = await openSettings('#country', { 'PUT /v1/users/me/country': () => ({ status: 204 }) });
    const box = await settingCard('Страна');
    await waitFor(() => expect(box.getByRole('combobox')).toHaveValue('KZ'));
    expect(sentTo(calls, 'PUT /v1/users/me/country')).toEqual([]);
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(sentTo(calls, 'PUT /v1/users/me/country')).toEqual([{ country: 'KZ' }]));
  });

  test('the last language stays, the sixth is refused', async () => {
    await openSettings('#languages', {}, { profile: { languages: ['ru'] } });
    const box = await settingCard('Языки');
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
    const { calls } = await openSettings('#languages', {
      'PUT /v1/users/me/languages': () => (fails ? refusal(429, 'RATE_LIMITED') : { status: 204 }),
    });
    const box = await settingCard('Языки');
    await userEvent.click(await box.findByRole('button', { name: 'Английский' }));
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    expect(await box.findByRole('alert')).toHaveTextContent('Отказ RATE_LIMITED');
    expect(box.getByRole('button', { name: 'Английский' })).toHaveAttribute('aria-pressed', 'true');
    fails = false;
    await userEvent.click(box.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(sentTo(calls, 'PUT /v1/users/me/languages')).toEqual([
        { languages: ['ru', 'en'] },
        { languages: ['ru', 'en'] },
      ]),
    );
  });
});
