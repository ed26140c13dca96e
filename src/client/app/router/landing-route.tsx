import { useParams } from 'react-router';
import { landingRoutes } from './landing-routes';
import { NotFoundPage } from './not-found-page';

export const LandingRoute = () => {
  const { landing = '' } = useParams();
  const found = landingRoutes.find(({ prefix }) => landing.startsWith(prefix) && landing.length > prefix.length);
  return found === undefined ? <NotFoundPage /> : <found.Page />;
};
