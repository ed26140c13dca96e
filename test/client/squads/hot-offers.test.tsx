import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fitMate } from '../../lifecycle/people';
import { Walk } from '../../lifecycle/walk';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { pressTwice } from '../../support/client/press-twice';
import { aSquadView } from '../../support/client/squad-view';

const invite = 'POST /v1/squads/invite-mate';

const hot = () => Walk.create({ hot: true, mates: [] });
const offered = () => {
  const walk = hot();
  return walk.send({ type: 'squad.offerReady', by: 'mate', at: walk.at, mate: fitMate });
};

const open = async (walk: Walk, answers: ReturnType<typeof refusal>[] = []) => {
  const { calls } = fakeServer({
    'GET /v1/languages': () => ({ json: [{ code: 'ru', name: 'Русский' }] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, 'owner') }),
    [invite]: () => answers.shift() ?? { status: 404 },
  });
  await openSquad(walk, 'owner');
  const card = (await screen.findByRole('heading', { name: 'Ищем напарника' })).closest('section');
  if (card === null) throw new Error('the heading is in a section');
  return { calls, card };
};

test('the owner of a hot squad takes one of the mates who are ready; who is taken meanwhile is told', async () => {
  const taken = offered().send({
    type: 'squad.inviteMate',
    by: 'owner',
    at: offered().at,
    mateId: 'mate',
    mate: fitMate,
  });
  const { calls, card } = await open(offered(), [
    refusal(409, 'SQUADS_HAS_SQUAD'),
    { json: aSquadView(taken, 'owner') },
  ]);
  expect(within(card).getByText(/4,98.*Русский/)).toBeInTheDocument();
  expect(within(card).getByText(/Сквад обойдётся в/)).toHaveTextContent(/1\s300\s₽/);
  const choose = within(card).getByRole('button', { name: 'Выбрать: Северин' });
  await pressTwice(choose);
  await screen.findByText('Отказ SQUADS_HAS_SQUAD');
  await userEvent.click(choose);
  await screen.findByText('Северин в скваде');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  const sent = calls.filter(({ route }) => route === invite);
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ squadId: 18402, mateId: 'mate' }));
});

test('a hot squad that nobody has answered yet says how long it still calls, and has nobody to choose', async () => {
  const { card } = await open(hot());
  expect(within(card).getByRole('timer')).toHaveTextContent(/^\d+:\d\d$/);
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});
