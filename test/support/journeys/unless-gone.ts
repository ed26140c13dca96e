import type { Route } from 'playwright-core';

const gone = /has been closed|has been disposed|already handled|Request context disposed/;

/** A page that has gone meanwhile has given its calls up: that nobody takes the answer is no failure. */
export const unlessGone =
  (answer: (route: Route) => Promise<void>) =>
  async (route: Route): Promise<void> => {
    try {
      await answer(route);
    } catch (problem) {
      if (!gone.test(String(problem))) throw problem;
    }
  };
