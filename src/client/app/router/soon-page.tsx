import { ComingSoon } from '../../ui/feedback/coming-soon';
import type { LazyPage } from './lazy-page';

/** For screens that are not built yet: replace by `lazyPage(() => import(…))` in `routes.tsx`. */
export const soonPage = (title: string): LazyPage => {
  const Page = () => <ComingSoon title={title} />;
  return { Page, preload: () => Promise.resolve() };
};
