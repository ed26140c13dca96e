import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSquad } from '../../lifecycle/sample-squad';
import type { Walk } from '../../lifecycle/walk';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aSquadView } from '../../support/client/squad-view';

type Answer = ReturnType<typeof refusal>;

const open = async (walk: Walk, viewer: string, route: string, answers: Answer[]) => {
  const { calls } = fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, viewer) }),
    [route]: () => answers.shift() ?? { status: 404 },
  });
  await openSquad(walk, viewer);
  return { sent: () => calls.filter((call) => call.route === route) };
};

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Действия со сквадом' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const question = async () => (await screen.findByRole('dialog')).textContent;
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who leaves a paid squad reads first what happens to the money; a refusal keeps them on its page', async () => {
  const { sent } = await open(sampleSquad.READY().pays('client'), 'client', 'POST /v1/squads/18402/leave', [
    refusal(409, 'SQUADS_INVALID_STATE'),
    { status: 204 },
  ]);
  await choose('Выйти из сквада');
  expect(await question()).toMatch(/Оплаченное вернётся целиком/);
  await press('Отмена');
  expect(sent()).toEqual([]);
  await choose('Выйти из сквада');
  await press('Выйти');
  await screen.findByText('Отказ SQUADS_INVALID_STATE');
  expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/squads/18402');
  await choose('Выйти из сквада');
  await press('Выйти');
  await screen.findByText('Ты больше не в скваде');
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/orders-history'));
  expect(sent()).toHaveLength(2);
});

test('a squad that somebody has paid becomes visible after a question only', async () => {
  const paid = sampleSquad.READY().pays('client');
  const { sent } = await open(paid, 'owner', 'POST /v1/squads/18402/publish', [
    { json: aSquadView(sampleSquad.PENDING(), 'owner') },
  ]);
  await choose('Открыть для всех');
  expect(await question()).toMatch(/вернётся к сбору.*Оплаченное вернётся целиком/);
  expect(sent()).toEqual([]);
  await press('Открыть');
  await screen.findByText('Сквад открыт для всех');
  expect(sent().map(({ body }) => body)).toEqual([{ visible: true }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who disbands a squad in its lobby reads the exact sums of everyone', async () => {
  const walk = sampleSquad.STARTED();
  const { calls } = fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({
      json: aSquadView(walk, 'owner', {
        cancellation: [
          {
            stage: 'LOBBY',
            action: 'disband',
            refunds: [
              { payerId: 'client', paid: 325, returned: 325 },
              { payerId: 'owner', paid: 650, returned: 500 },
            ],
          },
        ],
      }),
    }),
    'POST /v1/squads/18402/disband': () => ({ json: aSquadView(walk.disbands('owner'), 'owner') }),
    'GET /v1/squads/18402/lobby': () => ({ status: 404 }),
  });
  await openSquad(walk, 'owner');
  await choose('Распустить сквад');
  expect(await question()).toMatch(/Деньги: вернётся 500\s₽ из 650\s₽; Енот: вернётся 325\s₽\./);
  await press('Распустить');
  await screen.findByText('Сквад распущен');
  expect(calls.filter(({ route }) => route.endsWith('/disband'))).toHaveLength(1);
});
