import { screen, waitFor, within } from '@testing-library/react';
import type { CategoryKind } from '../../../src/domain/games/category';
import { BecomeMatePage } from '../../../src/client/pages/become-mate/become-mate-page';
import { fakeServer } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const open = async (active: boolean) => {
  fakeServer({ 'GET /v1/squad-prices/rates': () => ({ json: { levels: [] } }) });
  await renderInApp(<BecomeMatePage />, {
    me: aMate({ mateAccess: { gameId: 'cs2', active, grade: 'PRO', percent: 82 } }),
    path: '/cs2/mate',
  });
};

const kindsOffered = async (kinds: readonly CategoryKind[]) => {
  fakeServer({
    'GET /v1/squad-prices/rates': () => ({ json: { levels: [] } }),
    'GET /v1/categories/game/cs2': () => ({
      json: kinds.map((kind, id) => ({ id, kind, slug: kind, name: kind, description: '', pricePercent: null })),
    }),
  });
  await renderInApp(<BecomeMatePage />, { me: aMate(), path: '/cs2/mate' });
  const choice = await screen.findByRole('combobox', { name: 'Категория' });
  const names = () =>
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(names().length).toBeLessThan(4));
  return names();
};

describe('the income is counted with', () => {
  test('the kinds of category that the game has', async () => {
    expect(await kindsOffered(['FUN', 'RANK_UP'])).toEqual(['Повышение ранга', 'Развлечение']);
  });

  test('training in a game with a trial only, which is paid like it', async () => {
    expect(await kindsOffered(['EDUCATION_PROMO'])).toEqual(['Обучение']);
  });
});

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
