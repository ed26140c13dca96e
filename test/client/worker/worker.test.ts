import { openPathKey } from '#client/kit/worker/open-path.ts';
import { start } from '#client/worker/start-worker.ts';
import type { Tab, WorkerScope } from '#client/worker/worker-scope.ts';

const tab = (visibilityState: DocumentVisibilityState) => ({
  url: 'https://naparnik.example/',
  visibilityState,
  focus: jest.fn(),
  postMessage: jest.fn(),
});

const browsers = {
  chromium: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  chromeOfIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
} as const;

/** The worker in a fake global scope that records its calls and dispatches events to it. */
const worker = (
  tabs: readonly ReturnType<typeof tab>[] = [],
  fetched: () => Promise<unknown> = async () => 'page',
  userAgent: string = browsers.chromium,
) => {
  const listeners = new Map<string, (event: object) => void>();
  const [showNotification, openWindow, enable, disable] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const closed = jest.fn();
  const notification = (tag: string) => ({ tag, close: () => closed(tag) });
  const scope = {
    navigator: { userAgent },
    location: { origin: 'https://naparnik.example' },
    registration: {
      showNotification,
      getNotifications: async () => [notification('n0'), notification('n1')],
      navigationPreload: { enable, disable },
    },
    caches: {
      keys: async () => [],
      match: async (address: string) => (address === '/offline' ? 'offline page' : undefined),
    },
    clients: { matchAll: async (): Promise<readonly Tab[]> => tabs, openWindow, claim: async () => undefined },
    fetch: jest.fn(fetched),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  start(scope as unknown as WorkerScope);
  const tell = async (name: string, event: object): Promise<unknown> => {
    let work: unknown = null;
    const keep = (given: unknown): void => {
      work = given;
    };
    listeners.get(name)?.({ ...event, waitUntil: keep, respondWith: keep });
    return work;
  };
  return { showNotification, closed, openWindow, enable, disable, fetch: scope.fetch, tell };
};

const said = { tag: 'n1', title: 'Тебя зовут', text: 'Киберкот ждёт', link: '/cs2/orders', silent: true };
const pushed = (data: unknown) => ({ data: { json: () => data } });
const asked = (mode: string, method = 'GET') => ({ request: { mode, method }, preloadResponse: Promise.resolve() });

describe('a push', () => {
  test('is shown while the product is not visible', async () => {
    const { tell, showNotification, closed } = worker([tab('hidden')]);
    await tell('push', pushed(said));
    expect(closed).not.toHaveBeenCalled();
    expect(showNotification).toHaveBeenCalledWith(
      'Тебя зовут',
      expect.objectContaining({ body: 'Киберкот ждёт', tag: 'n1', silent: true, data: { link: '/cs2/orders' } }),
    );
  });

  test.each(['chromium', 'firefox'] as const)('is not shown while the product is visible in %s', async (browser) => {
    const { tell, showNotification } = worker([tab('hidden'), tab('visible')], undefined, browsers[browser]);
    await tell('push', pushed(said));
    expect(showNotification).not.toHaveBeenCalled();
  });

  test.each(['iphone', 'chromeOfIphone', 'safari'] as const)(
    'is shown without a sound and closed at once in %s, which ends the subscription after three that show nothing',
    async (browser) => {
      const { tell, showNotification, closed } = worker([tab('visible')], undefined, browsers[browser]);
      await tell('push', pushed({ ...said, silent: false }));
      expect(showNotification).toHaveBeenCalledWith('Тебя зовут', expect.objectContaining({ silent: true }));
      expect(closed.mock.calls).toEqual([['n1']]);
    },
  );

  test.each([null, 'text', { title: 1, link: 'https://elsewhere.example' }, { link: '//elsewhere.example' }])(
    'that says nothing (%p) leads home',
    async (data) => {
      const { tell, showNotification } = worker();
      await tell('push', pushed(data));
      expect(showNotification).toHaveBeenCalledWith('Напарник', expect.objectContaining({ data: { link: '/' } }));
    },
  );
});

describe('a push that asks for an answer', () => {
  const answer = { id: 'subscription', token: 'token' };

  test.each(['hidden', 'visible'] as const)('is answered once it has been shown, the page %s', async (visibility) => {
    const { tell, fetch } = worker([tab(visibility)]);
    await tell('push', pushed({ ...said, answer }));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(
      '/v1/push/answers',
      expect.objectContaining({ method: 'POST', credentials: 'omit', body: JSON.stringify(answer) }),
    );
  });

  test('is not answered by a browser that could not show it', async () => {
    const { tell, fetch, showNotification } = worker([tab('hidden')]);
    showNotification.mockRejectedValue(new Error('not allowed'));
    await expect(tell('push', pushed({ ...said, answer }))).rejects.toThrow('not allowed');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is shown even if the answer does not arrive', async () => {
    const { tell, showNotification } = worker([], async () => {
      throw new Error('no network');
    });
    await tell('push', pushed({ ...said, answer }));
    expect(showNotification).toHaveBeenCalledTimes(1);
  });
});

describe('a pressed notification', () => {
  const pressed = { notification: { close: jest.fn(), data: { link: '/cs2/orders' } } };

  test('opens its page in the existing tab', async () => {
    const open = tab('hidden');
    const { tell, openWindow } = worker([open]);
    await tell('notificationclick', pressed);
    expect(open.postMessage).toHaveBeenCalledWith({ [openPathKey]: '/cs2/orders' });
    expect(open.focus).toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('opens a tab if there is none', async () => {
    const { tell, openWindow } = worker();
    await tell('notificationclick', pressed);
    expect(openWindow).toHaveBeenCalledWith('/cs2/orders');
  });
});

describe('a requested page', () => {
  test('comes from the network', async () => {
    expect(await worker().tell('fetch', asked('navigate'))).toBe('page');
  });

  test('is the offline page without a network', async () => {
    const gone = worker([], () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await gone.tell('fetch', asked('navigate'))).toBe('offline page');
  });

  test.each([
    ['chromium', 'enable'],
    ['safari', 'enable'],
    ['firefox', 'disable'],
  ] as const)('is loaded ahead of the worker where that may fail: %s, %s', async (browser, call) => {
    const started = worker([], undefined, browsers[browser]);
    await started.tell('activate', {});
    expect([started.enable.mock.calls.length, started.disable.mock.calls.length]).toEqual(
      call === 'enable' ? [1, 0] : [0, 1],
    );
  });

  test('is the only kind of request that the worker handles', async () => {
    const { tell, fetch } = worker();
    for (const [mode, method] of [
      ['cors', 'GET'],
      ['same-origin', 'POST'],
      ['navigate', 'POST'],
      ['no-cors', 'GET'],
    ] as const)
      expect(await tell('fetch', asked(mode, method))).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });
});
