import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { secondStep } from '#client/api/second-step.ts';
import { SecondStepHost } from '#client/app/modals/second-step-host.tsx';
import { TipsDialog } from '#client/entities/mate/tips/tips-dialog.tsx';
import { tabStorage } from '#client/kit/store/browser-storage.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const route = 'POST /v1/balance/tips/purchase';
const mate = { id: aMate().id, name: 'Северин' };
const until = '2026-11-29T12:00:00.000Z';

afterEach(() => {
  secondStep.answer(false);
  tabStorage.remove('second-step');
});

/** A server that wants this proof for a tip. */
const wants = (ways: readonly string[]) => {
  const { calls } = fakeServer({
    [route]: ({ headers }) =>
      headers.get('x-second-step') === 'proven'
        ? { json: { amount: 300, received: 270, goal: null } }
        : refusal(403, 'SECOND_STEP_REQUIRED', { ways }),
    'POST /v1/auth/second-step': ({ body }) =>
      Object(body).code === '123456' ? { json: { proof: 'proven', until } } : refusal(400, 'SECOND_STEP_WRONG_CODE'),
    'GET /v1/users/me': () => ({ json: aClient() }),
  });
  return { calls, tips: () => calls.filter((call) => call.route === route) };
};

const open = () =>
  renderInApp(
    <>
      <TipsDialog mate={mate} goals={[]} goalId={null} canDeposit onClose={() => undefined} />
      <SecondStepHost />
    </>,
    { me: aClient() },
  );

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a call that is refused for want of the second step asks for it, and goes out again under the same key', async () => {
  const { tips } = wants(['APP', 'RECOVERY']);
  await open();
  await press(/^Отправить/);
  const field = await screen.findByLabelText('Код из приложения');
  await userEvent.type(field, '000000');
  await screen.findByText('Отказ SECOND_STEP_WRONG_CODE');
  await userEvent.type(field, '123456');
  await screen.findByText('Спасибо отправлено');
  const [first, second] = tips();
  expect(tips()).toHaveLength(2);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(second?.body).toEqual(first?.body);
});

test('whoever closes the question is told, nothing is sent, and what was typed stays', async () => {
  const { tips } = wants(['APP']);
  await open();
  await press(/^Отправить/);
  await screen.findByLabelText('Код из приложения');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Отказ SECOND_STEP_REQUIRED');
  expect(tips()).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Отправить/ })).toBeEnabled();
});

test('two calls at once ask one question', async () => {
  const answers = Promise.all([secondStep.ask({ ways: ['APP'] }, {}), secondStep.ask({ ways: ['APP'] }, {})]);
  secondStep.answer(true);
  expect(await answers).toEqual([true, true]);
});

test('the token of a body is the link of a letter only where the server says so', () => {
  void secondStep.ask({ ways: ['KEY'] }, { token: 'of a reserve' });
  expect(secondStep.asked()).toEqual({ ways: ['KEY'] });
  secondStep.answer(false);
  void secondStep.ask({ ways: ['KEY'], link: true }, { token: 'of a letter' });
  expect(secondStep.asked()).toEqual({ ways: ['KEY'], resetToken: 'of a letter' });
});

test('a browser without passkeys says so in one sentence, and offers the code', async () => {
  wants(['KEY', 'RECOVERY']);
  await open();
  await press(/^Отправить/);
  await screen.findByText('Этот браузер не умеет работать с ключами доступа. Введи код.');
  expect(screen.getByLabelText('Запасной код')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ключом доступа' })).toBeNull();
});
