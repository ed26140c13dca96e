import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GamesSection } from '#client/pages/desk/sections/catalogue/games-section.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const iconUrl = '/files/games/aaaaaaaaaaaaaaaaaaaaaaaa.webp';

test('the icon of a new game can be uploaded: it is shown, a refusal is told, and a path can still be typed', async () => {
  windowOf(1440);
  let refuses = true;
  fakeServer({
    'GET /v1/admin/games': () => ({ json: { items: [], nextCursor: null, total: 0 } }),
    'GET /v1/admin/views': () => ({ json: { views: [] } }),
    'POST /v1/admin/games/icons': () => (refuses ? refusal(413, 'ADMIN_GAME_ICON_TOO_LARGE') : { json: { iconUrl } }),
  });
  await renderInApp(<GamesSection />, { me: aClient({ permissions: ['ALL'] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Создать' }));
  const address = await screen.findByRole('textbox', { name: 'Значок' });
  const pick = () =>
    userEvent.upload(screen.getByLabelText('Загрузить картинку', { selector: 'input' }), [
      new File(['icon'], 'icon.png', { type: 'image/png' }),
    ]);
  await pick();
  expect(await screen.findByText('Отказ ADMIN_GAME_ICON_TOO_LARGE')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Как выглядит' })).not.toBeInTheDocument();

  refuses = false;
  await pick();
  await waitFor(() => expect(address).toHaveValue(iconUrl));
  expect(screen.getByRole('img', { name: 'Как выглядит' })).toHaveAttribute('src', iconUrl);
  expect(screen.queryByText('Отказ ADMIN_GAME_ICON_TOO_LARGE')).not.toBeInTheDocument();

  await userEvent.clear(address);
  await userEvent.type(address, '/assets/games/cs2.svg');
  expect(screen.getByRole('img', { name: 'Как выглядит' })).toHaveAttribute('src', '/assets/games/cs2.svg');
});
