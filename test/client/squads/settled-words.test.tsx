import { screen } from '@testing-library/react';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { afterGame } from '../../support/client/after-game';
import { fakeServer } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aSquadView } from '../../support/client/squad-view';

const confirmed = () => sampleSquad.FINISHED().does('owner', 'squad.confirm').does('client', 'squad.confirm');

const open = async (viewer: 'owner' | 'mate', walk = confirmed(), myIncome: number | null = null) => {
  fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, viewer, { myIncome }) }),
    ...afterGame,
  });
  const mateAccess = { gameId: 'cs2', active: true, grade: 'PRO', percent: 82 } as const;
  await openSquad(walk, viewer, viewer === 'mate' ? { mateAccess } : {});
  await screen.findByText('Игра завершена, расчёт сделан');
};

describe('a settled game', () => {
  test('who paid is invited to gather the same people again, and has the button', async () => {
    await open('owner');
    expect(screen.getByText(/собери тех же ещё раз/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });

  test('a mate is thanked alone: it is not they who gather', async () => {
    await open('mate');
    expect(screen.getByText('Спасибо за игру.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });
});

describe('a dispute that gives everything back', () => {
  const givenBack = () => {
    const walk = sampleSquad.FINISHED();
    return walk
      .send({ type: 'squad.openDispute', by: 'owner', at: walk.at, wantedPercent: 100 })
      .send({ type: 'squad.answerDispute', by: 'mate', at: walk.at, granted: true });
  };

  test('tells who paid that the money came back, not that it went to mates', async () => {
    await open('owner', givenBack());
    expect(await screen.findByText(/деньги вернулись/)).toBeVisible();
    expect(screen.queryByText(/ушли напарникам/)).toBeNull();
  });

  test('does not tell a mate that money came to their balance', async () => {
    await open('mate', givenBack(), 0);
    expect(await screen.findByText(/выплаты за эту игру нет/)).toBeVisible();
    expect(screen.queryByText(/пришли на баланс/)).toBeNull();
  });
});
