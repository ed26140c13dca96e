import { browserStorage, tabStorage } from '#client/kit/store/browser-storage.ts';
import { sessionHint } from '#client/api/session-hint.ts';
import { storedGameId, storeGameId, setDefaultGame } from '#client/entities/game/chosen-game.ts';
import { readCookie } from '#client/kit/texts/define-texts.ts';

const denied = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const usual = {
  localStorage: Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {},
  sessionStorage: Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {},
};
/** Like a browser that forbids the site any storage: reading the property throws. */
const forbid = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: denied });
};
const allow = () => {
  for (const [name, descriptor] of Object.entries(usual)) Object.defineProperty(window, name, descriptor);
};
afterEach(allow);

describe.each([
  ['localStorage', browserStorage],
  ['sessionStorage', tabStorage],
] as const)('%s', (place, store) => {
  test('stores values and removes them', () => {
    store.set('name', 'text');
    expect([store.get('name'), window[place].getItem('name')]).toEqual(['text', 'text']);
    store.remove('name');
    expect([store.get('name'), window[place].getItem('name')]).toEqual([null, null]);
  });

  test('falls back to memory when it is forbidden', () => {
    forbid();
    expect(store.get('name')).toBeNull();
    store.set('name', 'text');
    expect(store.get('name')).toBe('text');
    store.remove('name');
    expect(store.get('name')).toBeNull();
  });

  test('holds the last values in memory while it is full', () => {
    store.set('name', 'first');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.set('name', 'second');
    expect(store.get('name')).toBe('second');
    full.mockRestore();
    store.set('name', 'third');
    expect([store.get('name'), window[place].getItem('name')]).toEqual(['third', 'third']);
    store.remove('name');
  });
});

test('without storage a page knows its game and its session', () => {
  forbid();
  setDefaultGame('cs2');
  expect([storedGameId(), sessionHint.isSignedIn(), sessionHint.renewedAt()]).toEqual(['cs2', false, 0]);
  storeGameId('dota2');
  sessionHint.set(5);
  expect([storedGameId(), sessionHint.isSignedIn(), sessionHint.renewedAt()]).toEqual(['dota2', true, 5]);
  sessionHint.clear();
  browserStorage.remove('game');
});

test.each(['%', '%E0%A4%A', '%u0416'])('a cookie of %p counts as absent', (value) => {
  document.cookie = `broken=${value}; path=/`;
  expect(readCookie('broken')).toBeUndefined();
});
