import { parsePath } from 'react-router';
import { pageAt } from '#contract/page-at.ts';
import { pageComponents } from './page-components';

/** Loads the code of the page at a path. */
export const prefetchPage = async (to: string): Promise<void> => {
  const { pathname = '' } = parsePath(to);
  const page = pageAt(pathname);
  if (page !== null) await pageComponents[page.chunk].preload();
};
