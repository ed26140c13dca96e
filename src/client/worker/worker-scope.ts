/*
 * What the worker uses of its world. TypeScript's own words for it stand in a library that cannot be had beside the
 * page's.
 */

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends LastingEvent {
  readonly request: Request;
  /** Begun by the browser while the worker was waking up. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface PushedEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

interface PressedEvent extends LastingEvent {
  readonly notification: Notification;
}

/** A tab of the product. */
export interface Tab {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<Tab>;
  postMessage(message: unknown): void;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: AskedEvent;
  push: PushedEvent;
  notificationclick: PressedEvent;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  fetch(request: Request): Promise<Response>;
  addEventListener<E extends keyof Events>(event: E, listener: (event: Events[E]) => void): void;
}
