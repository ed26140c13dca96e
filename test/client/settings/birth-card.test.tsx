import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BirthCard } from '#client/features/settings/profile/birth-card.tsx';
import { fakeServer, refusal } from '#test/support/client/fake-server.ts';
import { aClient } from '#test/support/client/people.ts';
import { renderInApp } from '#test/support/client/render-in-app.tsx';

const give = 'PUT /v1/users/me/age';

test('the day of birth, which is said once, is read back before it is sent', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), { status: 204 }];
  const { calls } = fakeServer({
    'GET /v1/users/me/age': () => ({ json: { born: null, parentAgrees: false } }),
    [give]: () => answers.shift() ?? { status: 404 },
  });
  await renderInApp(<BirthCard />, { me: aClient(), path: '/cs2/settings#birth' });
  const sent = () => calls.filter(({ route }) => route === give).map(({ body }) => body);
  fireEvent.change(await screen.findByLabelText('Дата рождения', { selector: 'input' }), {
    target: { value: '2002-09-15' },
  });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await save();
  expect(await screen.findByRole('dialog', { name: 'Ты родился 15.09.2002?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(sent()).toEqual([]);
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Всё верно' }));
  expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeVisible();
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Всё верно' }));
  expect(sent()).toEqual(Array(2).fill({ born: '2002-09-15' }));
});
