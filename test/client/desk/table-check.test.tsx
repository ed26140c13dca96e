import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportReviews } from '#client/pages/desk/sections/reviews/import-reviews.tsx';
import { atDesk, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';

const check = 'POST /v1/admin/imported-reviews/check';

const choose = (text: string) =>
  userEvent.upload(screen.getByLabelText('Файл'), new File([text], 'reviews.csv', { type: 'text/csv' }));

const open = (answer: () => object | Promise<object>) =>
  atDesk(<ImportReviews onClose={() => undefined} />, { [check]: answer });

test('a table chosen while another was being read has to be read itself', async () => {
  const waiting: (() => void)[] = [];
  const { sent } = await open(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { json: { done: 3, refused: [] } };
  });
  await choose('первая');
  await press('Проверить файл');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await choose('вторая');
  await act(async () => waiting[0]?.());
  await press('Проверить файл');
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(sent(check).map(({ body }) => Object(body).csv)).toEqual(['первая', 'вторая']);
  await act(async () => waiting[1]?.());
  expect(await screen.findByRole('button', { name: 'Перенести' })).toBeEnabled();
});

test('why a table could not be read goes with it', async () => {
  await open(() => refusal(409, 'ADMIN_CHANGED_MEANWHILE'));
  await choose('первая');
  await press('Проверить файл');
  expect(await screen.findByRole('alert')).toHaveTextContent('ADMIN_CHANGED_MEANWHILE');
  await choose('вторая');
  expect(screen.queryByRole('alert')).toBeNull();
});
