import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeGate } from '#client/pages/desk/code/code-gate.tsx';
import { SetUpCode } from '#client/pages/desk/code/set-up-code.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const codeField = () => screen.findByRole('textbox', { name: 'Код, который показало приложение' });

/** Scanned, and the first code is refused: a later tab has begun with another key, or it was mistyped. */
const openRefused = async () => {
  let begun = 0;
  fakeServer({
    'POST /v1/admin/code/set-up': () => {
      begun += 1;
      return { json: { secret: `KEY${begun}`, uri: `otpauth://totp/naparnik?secret=KEY${begun}` } };
    },
    'POST /v1/admin/code/confirm': () => refusal(400, 'ADMIN_CODE_WRONG'),
  });
  await renderInApp(<SetUpCode onDone={() => undefined} />, { me: aClient({ permissions: ['ALL'] }) });
  await begin();
  expect(screen.queryByRole('button', { name: 'Начать заново' })).toBeNull();
  await userEvent.type(await codeField(), '123456');
  await screen.findByText(/ADMIN_CODE_WRONG/);
};

const begin = async () => {
  await userEvent.type(await screen.findByLabelText('Пароль от аккаунта'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Начать настройку' }));
  await codeField();
};

describe('an operator whose first code is refused', () => {
  test('may begin anew, with a key that is valid', async () => {
    await openRefused();
    await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    await begin();
    expect(screen.getByText('KEY2')).toBeInTheDocument();
  });

  test('does not read the old refusal under the next code', async () => {
    await openRefused();
    await userEvent.type(await codeField(), '7');
    expect(screen.queryByText(/ADMIN_CODE_WRONG/)).toBeNull();
  });
});

test('a first code that may never have arrived can be sent again', async () => {
  const { routes } = fakeServer({
    'POST /v1/admin/code/set-up': () => ({ json: { secret: 'KEY1', uri: 'otpauth://totp/naparnik?secret=KEY1' } }),
    'POST /v1/admin/code/confirm': () => refusal(503, 'SERVICE_UNAVAILABLE'),
  });
  await renderInApp(<SetUpCode onDone={() => undefined} />, { me: aClient({ permissions: ['ALL'] }) });
  await begin();
  await userEvent.type(await codeField(), '123456');
  await screen.findByText(/SERVICE_UNAVAILABLE/);
  expect(await codeField()).toHaveValue('123456');
  await userEvent.type(await codeField(), '{Enter}');
  expect(routes().filter((route) => route === 'POST /v1/admin/code/confirm')).toHaveLength(2);
});

test('the screen before the desk leaves the page one main part', async () => {
  fakeServer({});
  await renderInApp(<SetUpCode onDone={() => undefined} />, { me: aClient({ permissions: ['ALL'] }) });
  await screen.findByLabelText('Пароль от аккаунта');
  // The page's layout has it already.
  expect(screen.queryByRole('main')).toBeNull();
});

test('an operator who mistypes the password reads of the password alone', async () => {
  fakeServer({ 'POST /v1/admin/code/set-up': () => refusal(401, 'AUTH_WRONG_CREDENTIALS') });
  await renderInApp(<SetUpCode onDone={() => undefined} />, { me: aClient({ permissions: ['ALL'] }) });
  await userEvent.type(await screen.findByLabelText('Пароль от аккаунта'), 'another password');
  await userEvent.click(screen.getByRole('button', { name: 'Начать настройку' }));
  expect(await screen.findByText('Неверный пароль')).toBeInTheDocument();
});

test('an operator who has recovery codes already comes to the desk at once, without a page of none', async () => {
  let done = false;
  fakeServer({
    'GET /v1/admin/code': () => ({ json: { needed: true, setUp: done, hasKey: false, open: done, recoveryLeft: 10 } }),
    'POST /v1/admin/code/set-up': () => ({ json: { secret: 'KEY1', uri: 'otpauth://totp/naparnik?secret=KEY1' } }),
    'POST /v1/admin/code/confirm': () => {
      done = true;
      return { json: { recovery: [] } };
    },
  });
  await renderInApp(<CodeGate waiting={null}>Стол открыт</CodeGate>, { me: aClient({ permissions: ['ALL'] }) });
  await begin();
  await userEvent.type(await codeField(), '123456');
  expect(await screen.findByText('Стол открыт')).toBeInTheDocument();
});
