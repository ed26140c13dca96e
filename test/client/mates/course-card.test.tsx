import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseCard } from '#client/pages/landings/training/course-card.tsx';
import { texts } from '#client/pages/landings/texts.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const course = {
  id: 7,
  title: 'Дымы на Мираже',
  description: 'Пять раскидок',
  topics: ['Окно'],
  lessons: 4,
  price: 3200,
  lessonValue: 1000,
};

test('a payment system that is down is told as such, a lost answer as lost; both are asked again by the same key', async () => {
  const answers = [
    refusal(502, 'UNITPAY_INIT_PAYMENT_ERROR'),
    refusal(500, 'INTERNAL_ERROR'),
    { json: { deposit: null } },
  ];
  const { calls } = fakeServer({ 'POST /v1/training-landings/courses/7': () => answers.shift() ?? { status: 404 } });
  const me = aClient();
  await renderInApp(<CourseCard course={course} me={me} bought={false} returned={false} />, { me });
  await userEvent.click(screen.getByRole('button', { name: /Дымы на Мираже/ }));
  const confirm = async () => userEvent.click(await screen.findByRole('button', { name: texts.confirm }));
  await confirm();
  await screen.findByText('Отказ UNITPAY_INIT_PAYMENT_ERROR');
  await confirm();
  await screen.findByText(texts.lost);
  await confirm();
  await screen.findByText(texts.done);
  const keys = calls
    .filter(({ route }) => route.startsWith('POST'))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});
