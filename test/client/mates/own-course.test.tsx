import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CoursePurchase } from '#contract/mates/training-landings.ts';
import { OwnCourse } from '#client/pages/landings/training/own-course.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const id = '0190f000-0000-7000-8000-0000000000d1';
const close = `POST /v1/training-landings/my-courses/${id}/close`;

const purchase: CoursePurchase = {
  id,
  course: { id: 7, title: 'Первые шаги', landingId: 'cs2-start', gameId: 'cs2' },
  price: 3000,
  boughtAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2027-01-30T10:00:00.000Z',
  closedAt: null,
  refunded: 0,
  refundable: 2000,
  vouchers: [
    { code: 'LESSON-AAA', lesson: 1, squadId: 18402 },
    { code: 'LESSON-BBB', lesson: 2, squadId: null },
    { code: 'LESSON-CCC', lesson: 3, squadId: null },
  ],
};

test('unused vouchers can be copied, a used one leads to its squad', async () => {
  fakeServer({});
  const user = userEvent.setup();
  await renderInApp(<OwnCourse purchase={purchase} />, { me: aClient() });
  expect(screen.getByText('Использовано 1 из 3')).toBeInTheDocument();
  expect(screen.queryByText('LESSON-AAA')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /18.402/ })).toHaveAttribute('href', '/cs2/squads/18402');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: /LESSON-BBB/ }));
  await screen.findByText('Код скопирован');
  expect(write).toHaveBeenCalledWith('LESSON-BBB');
});

test('a course is closed once: a lost answer is repeated by the same key, and the question ends with the answer', async () => {
  const answers = [refusal(409, 'COURSE_LESSON_GOES_ON'), refusal(500, 'INTERNAL_ERROR')];
  const { calls } = fakeServer({
    [close]: () => answers.shift() ?? { json: { ...purchase, closedAt: purchase.boughtAt } },
  });
  await renderInApp(<OwnCourse purchase={purchase} />, { me: aClient() });
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Закрыть и вернуть 2\s000/ }));
    const confirm = await screen.findByRole('dialog');
    expect(confirm).toHaveAccessibleDescription(/вернётся 2\s000/);
    await userEvent.click(screen.getByRole('button', { name: /^Закрыть и вернуть/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await ask();
  await screen.findByText('Отказ COURSE_LESSON_GOES_ON');
  await ask();
  await screen.findByText('Отказ INTERNAL_ERROR');
  await ask();
  await screen.findByText('Курс закрыт, деньги на балансе');
  const keys = calls.filter(({ route }) => route === close).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});
