import { screen } from '@testing-library/react';
import { BecomeMatePage } from '../../../src/client/pages/become-mate/become-mate-page';
import { fakeServer } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const open = async (active: boolean) => {
  fakeServer({ 'GET /v1/squad-prices/rates': () => ({ json: [] }) });
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
