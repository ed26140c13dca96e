import { lazyComponent } from '../kit/overlay/lazy-component';
import type { FirstQueries, PageComponent } from './first-queries';

/** A page, or a part of one, in its own chunk; its first queries are known once it is loaded. */
export const lazyPage = <Props extends object>(
  load: () => Promise<PageComponent<Props>>,
  options?: Parameters<typeof lazyComponent<Props>>[1],
) => {
  let firstQueries: FirstQueries | undefined;
  const lazy = lazyComponent<Props>(async () => {
    const Page = await load();
    ({ firstQueries } = Page);
    return Page;
  }, options);
  return { ...lazy, firstQueries: (): FirstQueries | undefined => firstQueries };
};
