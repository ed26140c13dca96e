import { render, screen, waitFor } from '@testing-library/react';
import { Status } from '#client/kit/feedback/status.tsx';

test('the words of a status come into a region that was there before them', async () => {
  render(<Status>Сохранено</Status>);
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.getByText('Сохранено')).not.toBeVisible();
  await waitFor(() => expect(screen.getByText('Сохранено')).toBeVisible());
});

test('what a status says next is there at once', async () => {
  const { rerender } = render(<Status>12 человек</Status>);
  await waitFor(() => expect(screen.getByText('12 человек')).toBeVisible());
  rerender(<Status>13 человек</Status>);
  expect(screen.getByText('13 человек')).toBeVisible();
});
