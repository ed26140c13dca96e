import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SquadPingModal } from '#client/features/squad-ping/squad-ping-modal.tsx';
import { renderInApp } from '../../support/client/render-in-app';

const open = async () => {
  const close = jest.fn();
  const props = { squadId: 18402, gameId: 'cs2', username: 'Киберкот', onClose: close };
  await renderInApp(<SquadPingModal {...props} />, { path: '/blog' });
  return close;
};

test.each([
  ['Открыть сквад', '/cs2/squads/18402'],
  ['Позже', '/blog'],
])('a call to the squad is heard, and «%s» leads to %s', async (name, path) => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
  const close = await open();
  expect(play).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(path));
  expect(close).toHaveBeenCalledTimes(1);
  play.mockRestore();
});
