import { waitFor } from '@testing-library/react';
import { storeReferral } from '#client/app/session/store-referral.ts';
import { useReferral } from '#client/app/session/signed-in-session.tsx';
import type { Me } from '#contract/schemas/me.ts';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const route = 'POST /v1/referrals';
const Sending = ({ me }: { readonly me: Me }) => {
  useReferral(me);
  return null;
};

const visit = async (me: Me | null, handlers: Parameters<typeof fakeServer>[0] = {}, address = '/') => {
  window.history.replaceState(null, '', address);
  storeReferral();
  const { calls } = fakeServer(handlers);
  const { unmount } = await renderInApp(me ? <Sending me={me} /> : null, { me });
  return { sent: () => calls.filter((call) => call.route === route).map(({ body }) => body), unmount };
};
const kept = (): boolean => document.cookie.includes('referral=');

let logged: jest.SpyInstance;
beforeEach(() => {
  document.cookie = 'referral=; path=/; max-age=0';
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('of a guest is kept, and sent for the client that they become, once and then forgotten', async () => {
  const guest = await visit(null, {}, '/?ref=kiberkot');
  expect(kept()).toBe(true);
  expect(guest.sent()).toEqual([]);
  guest.unmount();
  const answers = { [route]: () => ({ json: { accepted: true } }) };
  const client = await visit(aClient(), answers);
  await waitFor(() => expect(kept()).toBe(false));
  expect(client.sent()).toEqual([{ type: 'tag', refTag: 'kiberkot' }]);
  client.unmount();
  expect((await visit(aClient(), answers)).sent()).toEqual([]);
});

test('is sent by one of the tabs in which somebody becomes a client at once', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const locks = { request: (_name: string, task: () => Promise<void>) => (last = last.then(task)) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  try {
    window.history.replaceState(null, '', '/?ref=kiberkot');
    storeReferral();
    const { calls } = fakeServer({ [route]: () => ({ json: { accepted: true } }) });
    const me = aClient();
    const tabs = [me, me, me].map((one, tab) => <Sending key={tab} me={one} />);
    await renderInApp(tabs, { me });
    await waitFor(() => expect(kept()).toBe(false));
    await last;
    expect(calls.filter((call) => call.route === route)).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('of a mate is not sent', async () => {
  const { sent } = await visit(aMate(), {}, '/?ref=kiberkot');
  expect([sent(), kept()]).toEqual([[], true]);
});

test('that is refused is forgotten, and only the console hears of it', async () => {
  await visit(aClient(), { [route]: () => refusal(404, 'REFERRALS_REF_TAG_OWNER_NOT_FOUND') }, '/?ref=nobody');
  await waitFor(() => expect(kept()).toBe(false));
  expect(logged).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).not.toContain('Отказ');
});

test.each([
  [503, 'INTERNAL_ERROR'],
  [429, 'RATE_LIMITED'],
  [401, 'UNAUTHENTICATED'],
] as const)('that nobody heard of waits for the next visit: %d', async (status, code) => {
  await visit(aClient(), { [route]: () => refusal(status, code) }, '/?ref=kiberkot');
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(kept()).toBe(true);
});

const squadLink = { type: 'SQUAD', refTag: 'kiberkot', squadId: 18028 };
test.each([
  ['a squad’s page', '/cs2/squads/18028?ref=kiberkot', squadLink],
  ['a friend link', '/cs2/squads/invite/0f3a9c?squad=18028&ref=kiberkot', squadLink],
  ['a squad of the list', '/cs2/squads?squad=18028&ref=kiberkot', squadLink],
  ['no number of a squad', '/cs2/squads/18028x?ref=kiberkot', { type: 'tag', refTag: 'kiberkot' }],
  ['an impossible number', '/cs2/squads?squad=99999999999&ref=kiberkot', { type: 'tag', refTag: 'kiberkot' }],
  ['a squad named elsewhere', '/cs2/team?squad=18028&ref=kiberkot', { type: 'tag', refTag: 'kiberkot' }],
  ['an article', '/blog/material-257?ref=kiberkot', { type: 'BLOG', refTag: 'kiberkot', materialId: 257 }],
  ['Telegram', '/cs2/squads/18028?ref=kiberkot&via=tg', { ...squadLink, channel: 'TELEGRAM' }],
  ['Discord', '/?ref=kiberkot&via=dc', { type: 'tag', refTag: 'kiberkot', channel: 'DISCORD' }],
  ['somewhere unheard of', '/?ref=kiberkot&via=icq', { type: 'tag', refTag: 'kiberkot' }],
])('by %s says so when it is sent', async (_, address, said) => {
  const guest = await visit(null, {}, address);
  guest.unmount();
  const { sent } = await visit(aClient(), { [route]: () => ({ json: { accepted: true } }) });
  await waitFor(() => expect(kept()).toBe(false));
  expect(sent()).toEqual([said]);
});

test.each(['{"type":"SQUAD","refTag":"kiberkot"}', '{"type":"SQUAD","squadId":5}', '[]', 'null', '"tag"'])(
  'that somebody has written by hand, %s, is nobody’s',
  async (text) => {
    document.cookie = `referral=${encodeURIComponent(text)}; path=/`;
    const { sent } = await visit(aClient());
    expect(sent()).toEqual([]);
  },
);
