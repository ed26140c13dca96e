/** Typed so that the library's own list takes it. */
const none: never[] = [];

/** How faults of the page and of the server are reported: section 9 of the specification, the same for both sides. */
export const errorReporting = {
  /** Shares of what is sent: every transaction, the picture of each fault, of one visit in ten. */
  tracesSampleRate: 1,
  replaysOnErrorSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  /** A transaction is told whole when it is over: so one of no page can be left out. */
  traceLifecycle: 'static',
  /** Nothing of people is collected beside what happened: no addresses, cookies, headers, bodies, queries. */
  dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: none, urlQueryParams: false },
  /** Browsers send their reports here: the collector is no address that a page may speak to. */
  tunnel: '/monitoring',
  /** What an address that is no page is called; nobody reports those. */
  notFound: '/404',
} as const;

/** Where reports go and under which label, as the page is told; null where nothing is reported. */
export interface Reporting {
  /** The collector's address with the key of this project. */
  readonly dsn: string;
  readonly environment: string;
}
