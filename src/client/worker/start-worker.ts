import { openPathKey } from '../kit/worker/open-path';
import { linkOf, type PushPayload, readPush } from './push-payload';
import type { Tab, WorkerScope } from './worker-scope';

/** Changing the name deletes what older versions have cached. */
const cacheName = 'offline-1';
const offlinePath = '/offline';

/** Caches only the page that is shown offline: nothing else, and no personal data. */
const cacheOfflinePage = async ({ caches }: WorkerScope): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePath, { cache: 'reload', credentials: 'omit' }));
};

const deleteOtherCaches = async ({ caches }: WorkerScope): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
};

const pageOrOffline = async (scope: WorkerScope, request: Request, preload: Promise<Response | undefined>) => {
  try {
    return (await preload) ?? (await scope.fetch(request));
  } catch (error) {
    const page = await scope.caches.match(offlinePath);
    if (page === undefined) throw error;
    return page;
  }
};

/**
 * Firefox (seen in 153) fails a navigation whose preload has failed and was read, whatever page the worker answers. It
 * tells nothing of that beforehand, so it is known by its name.
 */
const losesFailedPreloads = ({ navigator }: WorkerScope): boolean => navigator.userAgent.includes('Firefox/');

/** Disabled expressly: an older version may have enabled it. */
const setPreload = async (scope: WorkerScope): Promise<void> => {
  const { navigationPreload } = scope.registration;
  await (losesFailedPreloads(scope) ? navigationPreload?.disable() : navigationPreload?.enable());
};

const tabsOf = ({ clients }: WorkerScope): Promise<readonly Tab[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Safari and every browser of an iPhone end a subscription after three pushes without a notification, also while the
 * product is visible; Chromium and Firefox do not count those.
 */
const countsSilentPushes = ({ navigator }: WorkerScope): boolean =>
  navigator.userAgent.includes('AppleWebKit') && !/Chrome|Chromium/.test(navigator.userAgent);

const close = async ({ registration }: WorkerScope, tag: string): Promise<void> => {
  const shown = await registration.getNotifications({ tag });
  for (const notification of shown) if (notification.tag === tag) notification.close();
};

/** Tells the server that this browser shows what it pushes; whoever is signed in there now is nobody's business. */
const say = async (scope: WorkerScope, answer: unknown): Promise<void> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, credentials: 'omit' } as const;
  await scope.fetch('/v1/push/answers', { ...init, body: JSON.stringify(answer) }).catch(() => undefined);
};

/** While the product is visible the page itself shows the event: a notification is not needed, or at most for a moment. */
const show = async (scope: WorkerScope, { tag, title, text, link, silent }: PushPayload): Promise<void> => {
  const isSeen = (await tabsOf(scope)).some(({ visibilityState }) => visibilityState === 'visible');
  if (isSeen && !countsSilentPushes(scope)) return;
  await scope.registration.showNotification(title, {
    body: text,
    tag,
    silent: silent || isSeen,
    lang: 'ru',
    icon: '/assets/icons/icon-192.png',
    badge: '/assets/icons/badge-96.png',
    data: { link },
  });
  if (isSeen) await close(scope, tag);
};

/** An open tab navigates by itself, so that its unsaved text is not lost; without one a new tab opens. */
const open = async (scope: WorkerScope, link: string): Promise<void> => {
  const [tab] = await tabsOf(scope);
  if (tab === undefined) return void (await scope.clients.openWindow(link));
  tab.postMessage({ [openPathKey]: link });
  await tab.focus();
};

const dataOf = (data: { json(): unknown } | null): unknown => {
  try {
    return data?.json();
  } catch {
    return null;
  }
};

/** The product's service worker: an offline page, and push notifications while the product is not visible. */
export const start = (scope: WorkerScope): void => {
  scope.addEventListener('install', (event) =>
    event.waitUntil(Promise.all([cacheOfflinePage(scope), scope.skipWaiting()])),
  );
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([deleteOtherCaches(scope), setPreload(scope), scope.clients.claim()])),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    event.respondWith(pageOrOffline(scope, request, event.preloadResponse));
  });
  scope.addEventListener('push', (event) => {
    const payload = readPush(dataOf(event.data));
    const shown = show(scope, payload);
    event.waitUntil(payload.answer === null ? shown : shown.then(() => say(scope, payload.answer)));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, linkOf(event.notification.data)));
  });
};
