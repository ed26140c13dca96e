import { aReadiness } from '../../support/mates/a-readiness';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { CategoriesCard } from '#client/features/settings/mate/categories-card.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

type Category = CallResponse<'GET /v1/categories/mate'>[number];

const aCategory = (changes: Partial<Category>): Category => ({
  id: 1,
  kind: 'FUN',
  slug: 'fun',
  name: 'Развлечение',
  description: 'Просто поиграть',
  price: 1000,
  income: 820,
  durationMinutes: 60,
  enabled: true,
  locked: false,
  closed: false,
  ...changes,
});

const open = async (
  categories: readonly Category[],
  params: CallResponse<'GET /v1/mates/validate'>['invalid_game_params'] = [],
) => {
  const server = fakeServer({
    'GET /v1/categories/mate': () => ({ json: categories }),
    'GET /v1/mates/validate': () => ({ json: aReadiness({ invalid_game_params: params }) }),
    'PUT /v1/categories/mate/1': () => ({ json: [] }),
  });
  await renderInApp(<CategoriesCard />, { me: aMate(), path: '/cs2/settings' });
  return server;
};

describe('a mate’s categories', () => {
  test('say of one that the service has closed that nobody is called into it; it may be dropped', async () => {
    const { calls } = await open([aCategory({ closed: true })]);
    expect(await screen.findByText(/Категорию закрыли/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: /Развлечение/ }));
    const put = calls.find(({ route }) => route === 'PUT /v1/categories/mate/1');
    expect(put?.body).toEqual({ enabled: false });
  });

  test('say at the switch why one cannot be turned on, and that is no waiting', async () => {
    const off = { enabled: false };
    await open([
      aCategory({ id: 1, name: 'Закрытая', closed: true, ...off }),
      aCategory({ id: 2, name: 'Проверка', locked: true, ...off }),
      aCategory({ id: 3, name: 'Включённая', closed: true }),
    ]);
    const why = async (name: string) => screen.findByRole('switch', { name: new RegExp(name) });
    expect(await why('Закрытая')).toHaveAccessibleDescription(/^Категорию закрыли/);
    expect(await why('Проверка')).toHaveAccessibleDescription(/^Включается после проверки/);
    expect(await why('Закрытая')).toHaveStyle({ cursor: 'not-allowed' });
    expect(await why('Закрытая')).toHaveAttribute('aria-disabled', 'true');
    expect(await why('Включённая')).not.toHaveAccessibleDescription(/закрыли/);
  });

  test('are waited for only while one is being saved', async () => {
    const { calls } = await open([aCategory({ id: 4 })]);
    const toggle = await screen.findByRole('switch', { name: /Развлечение/ });
    expect(toggle).not.toHaveAttribute('aria-busy');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-busy', 'true');
    expect(toggle).toHaveStyle({ cursor: 'progress' });
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
    expect(calls.filter(({ route }) => route.startsWith('PUT /v1/categories'))).toHaveLength(1);
  });

  test('wait for what the game asks for, and say so', async () => {
    await open([aCategory({ enabled: false }), aCategory({ id: 2, name: 'Обучение' })], [{ name: 'Ранг' }]);
    expect(await screen.findByText(/Сначала укажи: «Ранг»/, { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Заполнить' })).toHaveAttribute('href', '/cs2/settings#params');
    expect(screen.getByRole('switch', { name: /Развлечение/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('switch', { name: /Обучение/ })).not.toHaveAttribute('aria-disabled', 'true');
  });
});
