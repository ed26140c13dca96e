import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from '@sentry/browser';
import { errorReporting, type Reporting } from '../../../contract/error-reporting';
import { pageAt } from '../../../contract/page-at';
import { setErrorListener } from './early-errors';
import { stripQueries } from './strip-queries';

/** The page at an address, as all its visits are called; of an address that is no page, `errorReporting.notFound`. */
const transactionOf = (address: string): string =>
  pageAt(new URL(address, location.origin).pathname)?.path ?? errorReporting.notFound;

/** A recording keeps the page's address: the one of a letter's link, which opens an account, is in none. */
const holdsSecret = (): boolean => {
  const query = new URLSearchParams(location.search);
  return query.has('reset') || query.get('mode') === 'link';
};

const recording = () =>
  // Packing it would take a worker, which the page's policy does not let it start.
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    // Words stand in attributes too.
    maskAttributes: ['title', 'placeholder', 'aria-label', 'aria-description', 'alt', 'value'],
    beforeAddRecordingEvent: stripQueries,
  });

/**
 * Reports faults, times and, of some visits, a recording in which every word is masked and every picture is left out:
 * section 9 of the specification. It speaks only to the product's own address.
 */
export const startReporting = ({ dsn, environment }: Reporting): void => {
  const { notFound, ...options } = errorReporting;
  init({
    ...options,
    dsn,
    environment,
    // Callers tell failures of the line by their words.
    enhanceFetchErrorMessages: 'report-only',
    integrations: [
      browserTracingIntegration({ beforeStartSpan: (span) => ({ ...span, name: transactionOf(span.name) }) }),
      ...(holdsSecret() ? [] : [recording()]),
    ],
    // What is written to the console may quote people.
    beforeBreadcrumb: (breadcrumb) => (breadcrumb.category === 'console' ? null : breadcrumb),
    beforeSendTransaction: (event) => (event.transaction === notFound ? null : event),
  });
  addEventProcessor(stripQueries);
  setErrorListener((problem) => void captureException(problem));
};
