import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AvatarPicker } from '#client/features/settings/avatar/avatar-picker.tsx';
import { renderInApp } from '../../support/client/render-in-app';

const choose = () =>
  userEvent.upload(
    screen.getByLabelText('Загрузить фото', { selector: 'input' }),
    new File(['no picture'], 'notes.txt', { type: 'text/plain' }),
    { applyAccept: false },
  );

test('the same error of the next picture is an alert of its own, so that it is told again', async () => {
  await renderInApp(<AvatarPicker has={false} />);
  await choose();
  const first = await screen.findByRole('alert');
  await choose();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent(first.textContent);
});
