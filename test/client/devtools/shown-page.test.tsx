import { noContacts } from '#contract/contacts.ts';
import { realDevTools } from './support/real-devtools';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider, useDispatch } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { Guarded } from '#client/app/router/app-routes.tsx';
import { startSession } from '#client/app/boot/start-session.ts';
import { createRecorder } from '#client/app/devtools/recorder.ts';
import { shownStore } from '#client/app/devtools/shown-store.tsx';
import { texts } from '#client/app/devtools/texts.ts';
import { type AppState, type AppStore, createAppStore, rootReducer } from '#client/app/store/create-app-store.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { useMe, usersApi } from '#client/entities/person/users-api.ts';
import { useTopUpTermsQuery } from '#client/entities/money/balance-api.ts';
import { dynamicMiddleware } from '#client/kit/store/dynamic-middleware.ts';
import { openOutside } from '#client/app/devtools/close-outside.ts';
import { toastShown } from '#client/kit/toast/toasts-slice.ts';
import { fakeServer } from '../../support/client/fake-server';
import { aClient, games } from '../../support/client/people';
import { chatId, me } from '../chat/support/chat-facts';

const panel = realDevTools();
const severin = aClient({ username: 'Северин' });

beforeAll(() => void rootReducer.inject({ reducerPath: 'chat', reducer: chatReducer }));
afterEach(() => openOutside());

const Balance = () => <p>{useTopUpTermsQuery().data === undefined ? 'баланса нет' : 'баланс есть'}</p>;

/** Asks for what the shown state lacks, as the rooms of the chat do. */
const Asking = () => {
  const dispatch = useDispatch();
  const name = useMe()?.username ?? null;
  useEffect(() => {
    if (name === null) dispatch(on.historyWanted({ chatId, beforeSeq: null }));
  }, [dispatch, name]);
  return name === null ? <Balance /> : <p>{name}</p>;
};

const Address = () => <output>{useLocation().pathname}</output>;

/** Without the bookkeeping of RTK Query's own middleware. */
const dataOf = ({ api, ...rest }: AppState) => ({ ...rest, queries: api.queries, mutations: api.mutations });

const open = async () => {
  const server = fakeServer({ 'GET /v1/balance/top-up': () => ({ json: {} }) });
  let store: AppStore | null = null;
  const recorder = createRecorder(rootReducer, (action) => store?.dispatch(action));
  if (recorder === null) throw new Error('DevTools are not there');
  dynamicMiddleware.addMiddleware(recorder.middleware);
  const live = createAppStore();
  store = live;
  const Frame = shownStore(live, recorder);
  await live.dispatch(usersApi.util.upsertQueryData('me', undefined, null));
  await startSession(live, {
    me: severin,
    games,
    serverTime: null,
    demo: true,
    contacts: noContacts,
    release: null,
    reporting: null,
    zoneOffset: null,
    answers: {},
  });
  live.dispatch(on.chatStarted({ userId: me }));
  render(
    <Provider store={live}>
      <MemoryRouter initialEntries={['/chat']}>
        <Frame>
          <Guarded access="user">
            <Asking />
          </Guarded>
        </Frame>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { server, live, recorder };
};

test('the page follows the panel into the past and back, stays at its address and asks for nothing', async () => {
  const { server, live, recorder } = await open();
  expect(screen.getByText(severin.username)).toBeInTheDocument();
  const recorded = panel.types();
  act(() => panel.jump(panel.types().indexOf('api/executeQuery/fulfilled')));
  expect(screen.queryByText(severin.username)).not.toBeInTheDocument();
  expect(screen.getByText('/chat')).toBeInTheDocument();
  expect(screen.getByText(texts.past)).toBeInTheDocument();
  await act(async () => undefined);
  expect([panel.types(), server.calls, recorder.waiting(() => true)]).toEqual([recorded, [], 0]);
  act(() => panel.jumpToEnd());
  expect(screen.getByText(severin.username)).toBeInTheDocument();
  expect([panel.types(), dataOf(live.getState())]).toEqual([recorded, dataOf(recorder.shown.getState())]);
});

test('a request of the shown past waits until the newest state is shown', async () => {
  const { server, live } = await open();
  act(() => panel.lock(true));
  render(
    <Provider store={live}>
      <Balance />
    </Provider>,
  );
  await act(async () => undefined);
  expect(server.routes()).toEqual([]);
  act(() => panel.lock(false));
  expect(await screen.findByText('баланс есть')).toBeInTheDocument();
  expect(server.routes()).toEqual(['GET /v1/balance/top-up']);
});

test('a message of the person waits and is counted, what effects say is dropped', async () => {
  const { live, recorder } = await open();
  act(() => panel.lock(true));
  act(() => void live.dispatch(on.messageQueued(chatId, 'Подожди')));
  expect(screen.getByText(texts.waiting(1), { exact: false })).toBeInTheDocument();
  act(() => panel.lock(false));
  expect(screen.queryByText(texts.past, { exact: false })).not.toBeInTheDocument();
  expect(panel.types()).toContain('chat/messageQueued');
  expect(dataOf(recorder.shown.getState())).toEqual(dataOf(live.getState()));
});

test('a button leads from any history back to the live page', async () => {
  const { live } = await open();
  act(() => panel.importState([]));
  expect(screen.queryByText(severin.username)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.resume }));
  expect(screen.getByText(severin.username)).toBeInTheDocument();
  act(() => void live.dispatch(toastShown('info', 'Дальше')));
  expect(panel.types().at(-1)).toBe('toasts/toastShown');
});
