import type { Page } from 'playwright-core';

/** Characters of a page's text, and its last calls: enough to tell what it waited for. */
const [textLength, callCount] = [700, 12];
/** Milliseconds: a page that hangs must not delay the report of the failure. */
const patience = 3000;

/** Runs in the page. */
const look = ([length, count]: readonly [number, number]) => ({
  text: document.body.innerText.replace(/\s+/g, ' ').slice(0, length),
  calls: performance
    .getEntriesByType('resource')
    .filter(
      (entry): entry is PerformanceResourceTiming =>
        entry instanceof PerformanceResourceTiming && entry.name.includes('/v1/'),
    )
    .slice(-count)
    .map(
      ({ name, responseStatus, duration, startTime }) =>
        `${responseStatus} ${name.replace(location.origin, '')} at ${Math.round(startTime)} for ${Math.round(duration)}`,
    ),
  now: Math.round(performance.now()),
});

const describe = async (page: Page): Promise<string> => {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const seen = await Promise.race([page.evaluate(look, [textLength, callCount] as const).catch(() => null), late]);
  if (seen === null) return `${page.url()}: does not answer`;
  return [`${page.url()} at ${seen.now}: ${seen.text}`, ...seen.calls.map((call) => `  ${call}`)].join('\n');
};

/** What stood on each open page, with its last calls: status, address, and in ms when it began and how long it took. */
export const describePages = async (pages: readonly Page[]): Promise<string> =>
  (await Promise.all(pages.map(describe))).join('\n');
