/** Typed as the library's option requires. */
const none: never[] = [];

/** Options of error reporting for page and server (specification, section 9). */
export const errorReporting = {
  /** Sample rates: every transaction, a replay of every error, a replay of one session in ten. */
  tracesSampleRate: 1,
  replaysOnErrorSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  /** Transactions are sent when they are complete, so that those of unknown pages can be dropped. */
  traceLifecycle: 'static',
  /** No personal data is collected: no IP addresses, cookies, headers, bodies or queries. */
  dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: none, urlQueryParams: false },
  /** Browsers send their reports to this path, because the page's CSP does not allow the collector's address. */
  tunnel: '/monitoring',
  /** Name of transactions of unknown pages, which are not reported. */
  notFound: '/404',
} as const;

/** Where reports go and under which environment, as passed to the page. */
export interface Reporting {
  /** The collector's URL with the key of this project (DSN). */
  readonly dsn: string;
  readonly environment: string;
}
