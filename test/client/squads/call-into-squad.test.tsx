import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallIntoSquad } from '#client/features/create-squad/modal/create-squad-modal.tsx';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMateCard } from '../../support/client/mate-card';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { aSquadView } from '../../support/client/squad-view';

const mate = aMateCard({ name: 'Полярник' });
const gathering = () => aSquadView(Walk.create(), 'owner');

const open = async (view: SquadView, invite: () => object = () => ({ json: view }), called = mate) => {
  const server = fakeServer({
    'GET /v1/squads/18402': () => ({ json: view }),
    'GET /v1/users/me': () => ({ json: aClient({ id: 'owner' }) }),
    'POST /v1/squads/invite-mate': invite,
  });
  await renderInApp(<CallIntoSquad mate={called} gameId="cs2" squadId={18402} onClose={() => undefined} />, {
    me: aClient({ id: 'owner' }),
    path: '/cs2/team',
  });
  return server;
};
const address = () => screen.getByLabelText('address').textContent;
const call = () => screen.findByRole('button', { name: 'Позвать в этот сквад' });

describe('«Позвать» of somebody who has a squad', () => {
  test('calls into the squad while it gathers, and leads there', async () => {
    const { routes } = await open(gathering());
    await userEvent.click(await call());
    expect(routes()).toContain('POST /v1/squads/invite-mate');
    expect(await screen.findByText('Приглашение отправлено')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/cs2/squads/18402'));
  });

  test('says why not and stays', async () => {
    await open(gathering(), () => refusal(409, 'SQUADS_MATE_HAS_SQUAD'));
    await userEvent.click(await call());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(address()).toBe('/cs2/team');
  });

  test('says at once that they do not play this category', async () => {
    const { routes } = await open(gathering(), undefined, aMateCard({ categories: ['FUN'] }));
    await userEvent.click(await call());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Напарник не играет в этой категории');
    expect(routes()).not.toContain('POST /v1/squads/invite-mate');
  });

  test.each(['STARTED', 'IN_A_GAME'] as const)('only leads to a squad that is %s', async (status) => {
    await open(aSquadView(sampleSquad[status](), 'owner'));
    expect(await screen.findByRole('link', { name: 'Открыть сквад' })).toHaveAttribute('href', '/cs2/squads/18402');
    expect(screen.queryByRole('button', { name: 'Позвать в этот сквад' })).toBeNull();
  });

  test('does not undo what somebody has paid already', async () => {
    await open(aSquadView(sampleSquad.READY().pays('owner'), 'owner'));
    await screen.findByRole('link', { name: 'Открыть сквад' });
    expect(screen.queryByRole('button', { name: 'Позвать в этот сквад' })).toBeNull();
  });
});
