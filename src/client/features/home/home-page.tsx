import { usePageTitle } from '../../ui/routing/use-page-title';
import { HomePromise } from './home-promise';

export const HomePage = () => {
  usePageTitle();
  return <HomePromise />;
};
