import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperatorMenu } from '#client/pages/desk/shell/operator-menu.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const me = aClient({ permissions: ['ALL'] });

const openMenu = async (handlers: Parameters<typeof fakeServer>[0], needed = true) => {
  const server = fakeServer({
    'GET /v1/admin/code': () => ({ json: { needed, setUp: true, open: true, recoveryLeft: 2 } }),
    ...handlers,
  });
  await renderInApp(<OperatorMenu me={me} />, { me });
  return server;
};
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('menuitem', { name }));
const trigger = () => screen.findByRole('button', { name: /Меню оператора/ });

test('new recovery codes are created by a code of the app, and shown once', async () => {
  const answers = [refusal(400, 'ADMIN_CODE_WRONG'), { json: { recovery: ['aaaa', 'bbbb'] } }];
  const { calls } = await openMenu({ 'POST /v1/admin/code/recovery': () => answers.shift() ?? { status: 404 } });
  await userEvent.click(await trigger());
  await press(/осталось 2/);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Код из приложения' }), '111111');
  await screen.findByText(/ADMIN_CODE_WRONG/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Код из приложения' }), '222222');
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['aaaa', 'bbbb']);
  await userEvent.click(screen.getByRole('button', { name: 'Коды сохранены' }));
  await waitFor(() => expect(screen.queryByText('aaaa')).toBeNull());
  const given = calls.filter(({ route }) => route.endsWith('/recovery')).map(({ body }) => body);
  expect(given).toEqual([{ code: '111111' }, { code: '222222' }]);
});

test('the desk is shut by its operator, and asks for a code again', async () => {
  const { routes } = await openMenu({ 'DELETE /v1/admin/code/session': () => ({ status: 204 }) });
  await userEvent.click(await trigger());
  await press(/Закрыть админку/);
  await waitFor(() => expect(routes().filter((route) => route === 'GET /v1/admin/code')).toHaveLength(2));
});

test('where no code is asked for there is nothing to do with one', async () => {
  await openMenu({}, false);
  await screen.findByText(me.username);
  expect(screen.queryByRole('button')).toBeNull();
});
