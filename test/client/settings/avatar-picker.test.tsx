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

test('what is wrong with a picture comes into a region that stood there before, and anew for the next picture', async () => {
  await renderInApp(<AvatarPicker has={false} />);
  const region = screen.getAllByRole('status').find((one) => one.previousElementSibling?.matches('input'));
  await choose();
  const first = await screen.findByText(/^Такое фото не подойдёт/);
  expect(region).toContainElement(first);
  await choose();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await waitFor(() => expect(region).toHaveTextContent(first.textContent));
});
