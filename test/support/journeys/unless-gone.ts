import type { Route } from 'playwright-core';

const gone = /has been closed|has been disposed|already handled|Request context disposed/;

/** A closed page has cancelled its calls: that nothing takes the response is not an error. */
export const unlessGone =
  (answer: (route: Route) => Promise<void>) =>
  async (route: Route): Promise<void> => {
    try {
      await answer(route);
    } catch (problem) {
      if (!gone.test(String(problem))) throw problem;
    }
  };
