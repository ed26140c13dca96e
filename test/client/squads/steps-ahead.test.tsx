import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { lazyMachine } from '#client/features/squad/page-state/lazy-machine.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';
import { afterGame } from '../../support/client/after-game';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { aSquadView } from '../../support/client/squad-view';

/** A response that is held back until the test releases it. */
const heldBack = <T,>() => {
  let release: (answer: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer, release };
};

type Answer = ReturnType<typeof refusal>;

const mateAccess = { gameId: 'cs2', active: true, grade: 'PRO', percent: 82 } as const;

const open = async (walk: () => Walk, viewer: string, route: string) => {
  const held = heldBack<Answer>();
  const who = { id: viewer, mateAccess: viewer === 'mate' ? mateAccess : null };
  let served: SquadView = aSquadView(walk(), viewer);
  const server = fakeServer({
    ...afterGame,
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/notifier/user/mate/services': () => ({ json: [] }),
    'GET /v1/notifier/user/owner/services': () => ({ json: [] }),
    'GET /v1/notifier/user/client/services': () => ({ json: [] }),
    'GET /v1/users/me': () => ({ json: aClient(who) }),
    'GET /v1/squads/18402': () => ({ json: served }),
    [route]: () => held.answer,
  });
  await openSquad(walk(), viewer, who);
  return {
    sent: () => server.routes().filter((called) => called === route).length,
    said: () => server.calls.flatMap((called) => (called.route === route ? [called.body] : [])),
    answer: (answer: Answer, view?: SquadView) => {
      if (view) served = view;
      held.release(answer);
    },
  };
};

const confirmRoute = 'POST /v1/squads/18402/confirm';
const row = async (name: string) => {
  const rows = within(await screen.findByRole('region', { name: 'Участники' })).getAllByRole('listitem');
  const found = rows.find((one) => within(one).queryByText(name));
  if (!found) throw new Error(`${name} has no row`);
  return found;
};
const expectStatus = async (name: string, status: string) => expect(await row(name)).toHaveTextContent(status);

describe('a step is shown before its answer', () => {
  test('a mate who confirms stands as confirmed at once, and so it stays', async () => {
    const { answer, sent, said: statusTexts } = await open(sampleSquad.READY, 'mate', confirmRoute);
    await expectStatus('Северин', 'Ждём ответ');
    await userEvent.click(await screen.findByRole('button', { name: 'Готовность подтверждаю' }));
    await expectStatus('Северин', 'Подтверждено');
    expect([sent(), statusTexts()]).toEqual([1, [{ status: 'READY' }]]);
    expect(screen.queryByRole('button', { name: 'Готовность подтверждаю' })).not.toBeInTheDocument();
    answer({ json: aSquadView(sampleSquad.READY().does('mate', 'squad.confirm'), 'mate') });
    await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    await expectStatus('Северин', 'Подтверждено');
  });

  test('one that is refused goes back and says why', async () => {
    const { answer } = await open(sampleSquad.READY, 'mate', confirmRoute);
    await userEvent.click(await screen.findByRole('button', { name: 'Готовность подтверждаю' }));
    await expectStatus('Северин', 'Подтверждено');
    answer(refusal(409, 'SQUADS_INVALID_STATE'));
    expect(await screen.findByText('Отказ SQUADS_INVALID_STATE')).toBeInTheDocument();
    await expectStatus('Северин', 'Ждём ответ');
    expect(await screen.findByRole('button', { name: 'Готовность подтверждаю' })).toBeInTheDocument();
  });

  test('the answer takes its place, whatever was foreseen', async () => {
    const { answer } = await open(sampleSquad.READY, 'mate', confirmRoute);
    await userEvent.click(await screen.findByRole('button', { name: 'Готовность подтверждаю' }));
    await expectStatus('Северин', 'Подтверждено');
    answer({ json: aSquadView(sampleSquad.READY().does('mate', 'squad.confirm').pays('client'), 'mate') });
    await waitFor(async () => expectStatus('Енот', 'Оплачено'));
    await expectStatus('Северин', 'Подтверждено');
  });

  test('two quick presses send it once', async () => {
    const { sent, answer } = await open(() => sampleSquad.READY().pays('owner'), 'owner', 'POST /v1/squads/18402/ping');
    const button = await screen.findByRole('button', { name: 'Поторопить' });
    await pressTwice(button);
    expect(sent()).toBe(1);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Поторопить' })).toHaveAttribute('aria-disabled', 'true'),
    );
    const pinged = sampleSquad.READY().pays('owner');
    pinged.send({ type: 'squad.ping', by: 'owner', at: pinged.at });
    answer({ status: 204 }, aSquadView(pinged, 'owner'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Поторопить' })).toHaveAttribute('aria-disabled', 'true'),
    );
  });

  test('a squad that its owner closes is closed at once', async () => {
    await open(sampleSquad.PENDING, 'owner', 'POST /v1/squads/18402/publish');
    expect(await screen.findByText('Открыт для всех')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Действия со сквадом' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Закрыть для новых/ }));
    await waitFor(() => expect(screen.queryByText('Открыт для всех')).not.toBeInTheDocument());
  });

  test('a mate who accepts is in at once, and asked again when it is refused', async () => {
    const { answer } = await open(() => Walk.create(), 'mate', 'POST /v1/squads/mate/orders/18402/accept');
    await userEvent.click(await screen.findByRole('button', { name: 'Принять' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Принять' })).not.toBeInTheDocument());
    answer(refusal(409, 'SQUADS_MATE_NOT_ACTIVE'));
    expect(await screen.findByRole('button', { name: 'Принять' })).toBeInTheDocument();
  });

  test('a mate who accepts asks for chat and lobby once the server has let them in', async () => {
    const { answer } = await open(() => Walk.create(), 'mate', 'POST /v1/squads/mate/orders/18402/accept');
    await userEvent.click(await screen.findByRole('button', { name: 'Принять' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Принять' })).not.toBeInTheDocument());
    const chat = () => screen.queryByRole('region', { name: 'Чат сквада' });
    expect([chat(), screen.queryByText('Где встречаемся')]).toEqual([null, null]);
    answer({ json: aSquadView(Walk.create().accepts('mate'), 'mate') });
    await waitFor(() => expect(chat()).toBeInTheDocument());
  });

  test('money waits for the server: the last payer’s confirmation is not foreseen', async () => {
    const { answer } = await open(() => sampleSquad.FINISHED().does('client', 'squad.confirm'), 'owner', confirmRoute);
    await userEvent.click(await screen.findByRole('button', { name: 'Всё хорошо, завершить' }));
    await expectStatus('Киберкот', 'Ждём ответ');
    answer({
      json: aSquadView(sampleSquad.FINISHED().does('client', 'squad.confirm').does('owner', 'squad.confirm'), 'owner'),
    });
    await waitFor(async () => expectStatus('Киберкот', 'Расчёт сделан'));
  });
});

describe('before the machine has come', () => {
  beforeEach(() => jest.spyOn(lazyMachine, 'useModule').mockReturnValue(null));
  afterEach(() => jest.restoreAllMocks());

  test('a step waits for its answer, and is sent once however often it is pressed', async () => {
    const { answer, sent } = await open(sampleSquad.READY, 'mate', confirmRoute);
    const button = await screen.findByRole('button', { name: 'Готовность подтверждаю' });
    await pressTwice(button);
    expect(sent()).toBe(1);
    await expectStatus('Северин', 'Ждём ответ');
    answer({ json: aSquadView(sampleSquad.READY().does('mate', 'squad.confirm'), 'mate') });
    await waitFor(async () => expectStatus('Северин', 'Подтверждено'));
  });

  test('a refusal says why, and the step can be made again', async () => {
    const { answer, sent } = await open(sampleSquad.READY, 'mate', confirmRoute);
    await userEvent.click(await screen.findByRole('button', { name: 'Готовность подтверждаю' }));
    answer(refusal(409, 'SQUADS_INVALID_STATE'));
    expect(await screen.findByText('Отказ SQUADS_INVALID_STATE')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Готовность подтверждаю' }));
    expect(sent()).toBe(2);
  });
});
