import type { ReactNode } from 'react';
import { useMe } from '../../api/use-me';
import { useInviteOnReturn } from '../../ui/people/use-invite-on-return';
import { useGameId } from '../../ui/routing/use-game-id';
import { usePageTitle } from '../../ui/routing/use-page-title';
import { GameReviews } from './game-reviews';
import { HomePromise } from './home-promise';
import { HowSteps } from './how-steps';
import { MateDay } from './mate-day';
import { NearbyMates } from './nearby-mates';
import { VisibleSquads } from './visible-squads';

interface HomePageProps {
  /** A mate's «принимаю заказы», from another feature. */
  readonly toggle: ReactNode;
}

export const HomePage = ({ toggle }: HomePageProps) => {
  usePageTitle();
  const me = useMe();
  const gameId = useGameId();
  useInviteOnReturn(me, gameId);
  const aside = me?.mateAccess ? <MateDay me={me} access={me.mateAccess} toggle={toggle} /> : <VisibleSquads gameId={gameId} />;
  return (
    <>
      <HomePromise me={me} gameId={gameId} aside={aside} />
      <NearbyMates key={gameId} me={me} gameId={gameId} />
      <HowSteps />
      <GameReviews gameId={gameId} />
    </>
  );
};
