import { waitFor } from '@testing-library/react';
import { api } from '#client/api/api.ts';
import { personHere } from '#client/api/person-here.ts';
import { request } from '#client/api/request.ts';
import { watchPerson } from '#client/app/boot/watch-person.ts';
import { createAppStore, rootReducer } from '#client/app/store/create-app-store.ts';
import { mateReadinessSlice, onboardingRequired } from '#client/entities/mate/mate-readiness-slice.ts';
import { modalOpened } from '#client/entities/modals/modals.ts';
import { usersApi } from '#client/entities/person/users-api.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import { chatStarted } from '#client/entities/chat/store/chat-actions.ts';
import { storedDraft } from '#client/kit/form/stored-draft.ts';
import { browserStorage, tabStorage } from '#client/kit/store/browser-storage.ts';
import { toastShown } from '#client/kit/toast/toasts-slice.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { anyArgument, routesByEndpoint } from '../contract/slice-routes';
import { withoutSlice } from '../contract/without-slice';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';

const anna = aClient({ id: '0190f000-0000-7000-8000-00000000000a', username: 'Анна' });
const boris = aClient({ id: '0190f000-0000-7000-8000-00000000000b', username: 'Борис' });
const secret = 'только для Анны';

const personal = Object.entries<Endpoint>(contract)
  .filter(([, { access }]) => access !== 'public')
  .map(([route]) => route)
  .filter((route) => !withoutSlice.includes(route) && !/\.(?:csv|xlsx|zip)$/.test(route));

const pageOf = (me: typeof anna | null) => {
  const leave = jest.fn();
  const store = createAppStore(leave);
  watchPerson(store);
  const becomes = (next: typeof anna | null) => store.dispatch(usersApi.util.upsertQueryData('me', undefined, next));
  return { store, leave, becomes, ready: becomes(me) };
};

/** Every call of the client answers with the secret, whatever its shape: only where it stays is of interest. */
const answerWithSecret = (): void => {
  globalThis.fetch = async () => new Response(JSON.stringify({ secret }));
  const plain = (definition: Record<string, unknown>) =>
    Object.assign(definition, {
      query: () => ({ route: 'GET /any' }),
      transformResponse: (answer: unknown) => answer,
      providesTags: [],
      invalidatesTags: [],
      onQueryStarted: undefined,
    });
  const names = Object.keys(api.endpoints).filter((name) => name !== 'me');
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, plain])) });
};

/** Leads another tab to tell this one: storage is shared, and the browser dispatches the event in the other tabs. */
const inOtherTab = (id: string | null): void => {
  personHere.record(id);
  dispatchEvent(new StorageEvent('storage', { key: 'person', newValue: id }));
};

describe('a page holds the data of one person', () => {
  describe('whatever was cached', () => {
    const endpoints = Object.entries(api.endpoints);
    let routes: ReadonlyMap<string, string>;
    beforeAll(async () => {
      routes = await routesByEndpoint();
      answerWithSecret();
    });

    test('every call that is not public is cached by an endpoint', () => {
      const cached = new Set(routes.values());
      expect(personal.filter((route) => !cached.has(route))).toEqual([]);
      expect(endpoints).not.toEqual([]);
    });

    test.each([
      ['another person', boris],
      ['nobody', null],
    ])('is gone when %s is signed in', async (_name, next) => {
      const { store, ready, becomes, leave } = pageOf(anna);
      await ready;
      const filled = [...routes].filter(([name, route]) => name !== 'me' && personal.includes(route));
      await Promise.all(
        filled.map(([name]) => store.dispatch(Object(api.endpoints)[name].initiate(anyArgument, { track: true }))),
      );
      const { queries, mutations } = store.getState().api;
      const holding = [...Object.values(queries), ...Object.values(mutations)].filter((one) =>
        JSON.stringify(one?.data ?? null).includes(secret),
      );
      expect(new Set(holding.map((one) => one?.endpointName))).toEqual(new Set(filled.map(([name]) => name)));

      await becomes(next);
      expect(JSON.stringify(store.getState())).not.toContain(secret);
      expect(store.getState().api.queries).toEqual({});
      expect(store.getState().api.mutations).toEqual({});
      expect(leave).toHaveBeenCalledTimes(1);
    });
  });

  test('every slice begins anew, also one that was added later', async () => {
    const { store, ready, becomes } = pageOf(anna);
    await ready;
    Object(rootReducer).inject({ reducerPath: 'chat', reducer: chatReducer });
    const initial = { ...store.getState(), chat: chatReducer(undefined, { type: 'nothing' }) };
    store.dispatch(chatStarted({ userId: anna.id }));
    store.dispatch(modalOpened({ name: 'user-profile', props: { userId: anna.id } }));
    store.dispatch(toastShown('info', secret));
    store.dispatch(onboardingRequired({ secret }));
    await becomes(boris);
    for (const name of ['chat', 'modals', 'toasts', mateReadinessSlice.name])
      expect(Object(store.getState())[name]).toEqual(Object(initial)[name]);
  });

  test('storage keeps only what belongs to the browser', async () => {
    const { ready, becomes } = pageOf(anna);
    await ready;
    storedDraft('article:new').write('черновик Анны');
    tabStorage.set('words:1', 'жалоба Анны');
    browserStorage.set('gameId', 'dota2');
    await becomes(boris);
    expect([localStorage.getItem('draft:article:new'), sessionStorage.getItem('words:1')]).toEqual([null, null]);
    expect(browserStorage.get('gameId')).toBe('dota2');
  });

  test('what a guest began stays for the one who signs in', async () => {
    const { ready, becomes, leave } = pageOf(null);
    await ready;
    browserStorage.set('create-squad:cs2', '{}');
    await becomes(anna);
    expect(browserStorage.get('create-squad:cs2')).toBe('{}');
    expect(leave).not.toHaveBeenCalled();
  });

  test('what was written when the session ended waits for the same person', async () => {
    await pageOf(anna).ready;
    storedDraft('article:new').write('черновик Анны');
    personHere.record(null);
    await pageOf(null).ready;
    await pageOf(anna).ready;
    expect(storedDraft('article:new').read()).toBe('черновик Анны');
  });

  test('but not for another one', async () => {
    await pageOf(anna).ready;
    storedDraft('article:new').write('черновик Анны');
    personHere.record(null);
    await pageOf(null).ready;
    await pageOf(boris).ready;
    expect(storedDraft('article:new').read()).toBeNull();
  });

  test('nor for anybody after the link that signs out', async () => {
    await pageOf(anna).ready;
    storedDraft('article:new').write('черновик Анны');
    personHere.signsOut();
    await pageOf(null).ready;
    expect([storedDraft('article:new').read(), personHere.inBrowser()]).toEqual([null, null]);
  });

  test('a link that did not sign out takes nothing', async () => {
    await pageOf(anna).ready;
    storedDraft('article:new').write('черновик Анны');
    personHere.signsOut();
    await pageOf(anna).ready;
    await pageOf(null).ready;
    await pageOf(anna).ready;
    expect(storedDraft('article:new').read()).toBe('черновик Анны');
  });

  test('who signs out leaves nothing', async () => {
    await pageOf(anna).ready;
    storedDraft('article:new').write('черновик Анны');
    tabStorage.set('words:1', 'жалоба Анны');
    personHere.signOut();
    expect([storedDraft('article:new').read(), tabStorage.get('words:1'), personHere.inBrowser()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('a draft of the last visit is not shown to the next person, though no page was open in between', async () => {
    await pageOf(anna).ready;
    storedDraft('article:new').write('черновик Анны');
    await pageOf(boris).ready;
    expect(storedDraft('article:new').read()).toBeNull();
  });
});

describe('a page hears that another person is signed in', () => {
  test.each([
    ['another person', boris.id],
    ['nobody', null],
  ])('by another tab: %s', async (_name, id) => {
    const { ready, store, leave } = pageOf(anna);
    await ready;
    inOtherTab(id);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(store.getState().api.queries).toEqual({});
  });

  test.each([
    ['Back shows it again', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
    ['it is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('when %s, though it slept meanwhile', async (_name, wake) => {
    const { ready, leave } = pageOf(anna);
    await ready;
    personHere.record(boris.id);
    wake();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('before it makes a call as that person', async () => {
    const server = fakeServer({ 'GET /v1/users/me': () => ({ json: boris }) });
    const { ready, leave } = pageOf(anna);
    await ready;
    personHere.record(boris.id);
    void request({ method: 'PUT', path: '/v1/users/me/online' });
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(server.routes()).toEqual([]);
  });

  test('from the server, which refuses to renew the session', async () => {
    browserStorage.set('session', '1');
    fakeServer({
      'PUT /v1/users/me/online': () => refusal(401, 'UNAUTHENTICATED'),
      'POST /v1/auth/refresh': () => refusal(401, 'AUTH_SESSION_NOT_FOUND'),
    });
    const { ready, leave } = pageOf(anna);
    await ready;
    await expect(request({ method: 'PUT', path: '/v1/users/me/online' })).rejects.toMatchObject({ status: 401 });
    expect(leave).toHaveBeenCalledTimes(1);
    expect([personHere.inBrowser(), browserStorage.get('session')]).toEqual([null, null]);
  });

  test('not when it is the same person in both tabs', async () => {
    fakeServer({ 'GET /v1/users/me': () => ({ json: anna }) });
    const { ready, leave } = pageOf(anna);
    await ready;
    inOtherTab(anna.id);
    expect(leave).not.toHaveBeenCalled();
  });
});
