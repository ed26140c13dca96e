import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from '@sentry/browser';
import { errorReporting, type Reporting } from '#contract/error-reporting.ts';
import { pageAt } from '#contract/page-at.ts';
import { setErrorListener } from './early-errors';
import { stripQueries } from './strip-queries';

/**
 * The page at an address: all its visits are reported under this name; `errorReporting.notFound` for an address without
 * a page.
 */
const transactionOf = (address: string): string =>
  pageAt(new URL(address, location.origin).pathname)?.path ?? errorReporting.notFound;

/**
 * A session replay records the address of the page. Pages with the link of an email, which gives access to an account,
 * are not recorded.
 */
const holdsSecret = (): boolean => {
  const query = new URLSearchParams(location.search);
  return query.has('reset') || query.get('mode') === 'link';
};

const recording = () =>
  // Compression needs a worker, which the page's content security policy forbids.
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    // Attributes contain texts too.
    maskAttributes: ['title', 'placeholder', 'aria-label', 'aria-description', 'alt', 'value'],
    beforeAddRecordingEvent: stripQueries,
  });

/**
 * Reports errors, timings and, for a sample of visits, a session replay in which every text is masked and every picture
 * is blocked: specification, section 9. It sends data only to the product's own address.
 */
export const startReporting = ({ dsn, environment }: Reporting): void => {
  const { notFound, ...options } = errorReporting;
  init({
    ...options,
    dsn,
    environment,
    // Callers recognise network errors by their message.
    enhanceFetchErrorMessages: 'report-only',
    integrations: [
      browserTracingIntegration({ beforeStartSpan: (span) => ({ ...span, name: transactionOf(span.name) }) }),
      ...(holdsSecret() ? [] : [recording()]),
    ],
    // Console messages may quote people.
    beforeBreadcrumb: (breadcrumb) => (breadcrumb.category === 'console' ? null : breadcrumb),
    beforeSendTransaction: (event) => (event.transaction === notFound ? null : event),
  });
  addEventProcessor(stripQueries);
  setErrorListener((problem) => void captureException(problem));
};
