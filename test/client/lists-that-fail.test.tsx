import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterForm } from '#client/features/sign-in/register-form.tsx';
import { CountryForm } from '#client/features/settings/profile/country-form.tsx';
import { LanguagesForm } from '#client/features/settings/profile/languages-form.tsx';
import { CreateTag } from '#client/pages/desk/sections/catalogue/create-tag.tsx';
import { CreateDialog } from '#client/pages/desk/sections/promo-codes/create-dialog.tsx';
import { FiltersForm } from '#client/pages/team/filters-form.tsx';
import { noFilters } from '#client/pages/team/team-filters.ts';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

/** Fails the first time, succeeds the second. */
const once = (json: unknown) => {
  let requests = 0;
  return () => (requests++ === 0 ? refusal(503, 'SERVICE_UNAVAILABLE') : { json });
};

beforeEach(() => {
  fakeServer({
    'GET /v1/countries': once([{ code: 'KZ', name: 'Казахстан' }]),
    'GET /v1/languages': once([{ code: 'ru', name: 'Русский' }]),
    'GET /v1/categories/game/cs2': once([{ id: 1, kind: 'FUN', slug: 'fun', name: 'Развлечение' }]),
    'GET /api/cf-ipcountry': () => ({ json: { country: null } }),
  });
});

const retry = async () => {
  const failed = await screen.findByText('Список не загрузился');
  await userEvent.click(within(failed).getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText('Список не загрузился')).not.toBeInTheDocument());
};

describe('a list that failed to load shows an error in its field and can be loaded again', () => {
  test('countries in the settings', async () => {
    await renderInApp(<CountryForm saved={null} />, { me: aClient() });
    await retry();
    expect(await screen.findByRole('option', { name: 'Казахстан' })).toBeInTheDocument();
  });

  test('countries at registration; what was typed stays', async () => {
    await renderInApp(<RegisterForm onSending={() => undefined} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'new@mail.ru');
    await retry();
    expect(await screen.findByRole('option', { name: 'Казахстан' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveValue('new@mail.ru');
  });

  test('languages in the settings', async () => {
    await renderInApp(<LanguagesForm saved={['ru']} />, { me: aClient() });
    expect(screen.queryByRole('button', { name: 'Русский' })).not.toBeInTheDocument();
    await retry();
    expect(await screen.findByRole('button', { name: 'Русский' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('categories in a new tag on the desk', async () => {
    await renderInApp(<CreateTag />, { me: aClient({ permissions: ['ALL'] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Counter-Strike 2' }));
    await retry();
    expect(await screen.findByRole('option', { name: 'Развлечение' })).toBeInTheDocument();
  });

  test('categories in a new promo code on the desk', async () => {
    await renderInApp(<CreateDialog onClose={() => undefined} />, { me: aClient({ permissions: ['ALL'] }) });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Игра' }), 'cs2');
    await retry();
    expect(await screen.findAllByRole('checkbox', { name: 'Развлечение' })).toHaveLength(2);
  });

  test('categories and languages among the filters of mates', async () => {
    const controls = { filters: noFilters, change: () => undefined, reset: () => undefined };
    await renderInApp(<FiltersForm gameId="cs2" controls={controls} />);
    await waitFor(() => expect(screen.getAllByText('Список не загрузился')).toHaveLength(2));
    for (const button of screen.getAllByRole('button', { name: 'Повторить' })) await userEvent.click(button);
    expect(await screen.findByRole('option', { name: 'Развлечение' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Русский' })).toBeInTheDocument();
  });
});
