import { ComingSoon } from '../../ui/feedback/coming-soon';

/** For screens that are not built yet: replace by `lazyPage(() => import(…))` in `routes.tsx`. */
export const soonPage = (title: string) => {
  const Page = () => <ComingSoon title={title} />;
  return { Page, preload: () => undefined };
};
