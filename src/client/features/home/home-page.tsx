import { Suspense } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMe } from '../../api/use-me';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Container } from '../../ui/layout/container';
import { useSeen } from '../../ui/layout/use-seen';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { useInviteOnReturn } from '../../ui/people/use-invite-on-return';
import { useGameId } from '../../ui/routing/use-game-id';
import { usePageTitle } from '../../ui/routing/use-page-title';
import { HomePromise } from './home-promise';
import { NearbyMates } from './nearby-mates';
import { VisibleSquads } from './visible-squads';

interface HomePageProps {
  /** A mate's «принимаю заказы», from another feature. */
  readonly toggle: ReactNode;
  /** A mate's level and percent, from another feature. */
  readonly standing: ReactNode;
}

const mateDay = lazyPart(() => import(/* webpackChunkName: "mate-day" */ './mate-day').then((m) => m.MateDay));
const belowFold = lazyPart(() => import(/* webpackChunkName: "home-below" */ './below-fold').then((m) => m.BelowFold));

/** Room for what comes when somebody scrolls that far. */
const Below = styled.div`
  min-height: 640px;
`;

/** A mate's own strip between the promise and the others. */
const Standing = styled(Container)`
  margin-bottom: 32px;
`;

export const HomePage = ({ toggle, standing }: HomePageProps) => {
  usePageTitle();
  const me = useMe();
  const gameId = useGameId();
  const [near, below] = useSeen<HTMLDivElement>();
  useInviteOnReturn(me, gameId);
  const aside = me?.mateAccess ? (
    <Suspense fallback={<Skeleton $height={329} $radius="16px" />}>
      <mateDay.Part me={me} access={me.mateAccess} toggle={toggle} />
    </Suspense>
  ) : (
    <VisibleSquads gameId={gameId} />
  );
  return (
    <>
      <HomePromise me={me} gameId={gameId} aside={aside} />
      {me?.mateAccess && <Standing>{standing}</Standing>}
      <NearbyMates key={gameId} me={me} gameId={gameId} />
      <Below ref={below}>
        <Suspense>{near && <belowFold.Part gameId={gameId} />}</Suspense>
      </Below>
    </>
  );
};
