import { UserSearch } from '../../kit/icons/user-search';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { type CategoryKind, trialLesson } from '#domain/games/category.ts';
import { useGameCategoriesQuery } from '../../entities/game/reference-api';
import { KindChips } from '../../entities/squad/kind-chips';
import { texts } from './texts';
import type { Me } from '#contract/schemas/me.ts';
import { type FirstQueries, type PageComponent, unsubscribed } from '../../api/first-queries';
import { Loaded, mapped } from '../../api/loaded';
import { sessionHint } from '../../api/session-hint';
import { useHeaderMatesQuery } from '../../entities/mate/mates-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Container, SectionTitle } from '../../kit/layout/page';
import { MateCard } from '../../entities/mate/mate-card';
import { MateCardSkeletons, MatesGrid } from '../../entities/mate/mates-grid';
import { below } from '../../kit/theme/theme';
import { useMe } from '../../entities/person/users-api';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useSeen } from '../../kit/layout/defer';
import { useIsPhone } from '../../kit/layout/use-is-below';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { useInviteOnReturn } from '../../entities/mate/invite-button';
import { useGameId } from '../../entities/game/chosen-game';
import { usePageTitle } from '../../kit/routing/page-title';
import { HomeHero, onlineCall } from './home-hero';
import { VisibleSquads } from './visible-squads';
import { teamPath } from '#contract/routes/game-pages.ts';
import { matesApi } from '../../entities/mate/mates-api';
import { referenceApi } from '../../entities/game/reference-api';
import { squadListsApi } from '../../entities/squad/squad-lists-api';

interface CategoryChipsProps {
  readonly gameId: string;
  /** Whether the trial lesson may be available to the viewer. */
  readonly open: boolean;
  readonly value: CategoryKind | null;
  readonly onChange: (kind: CategoryKind | null) => void;
}

const widths = ['110px', '160px', '125px', '175px', '260px', '160px'];

/** If they cannot be loaded, «Все» stays, and the list below works. */
const CategoryChips = ({ gameId, open, value, onChange }: CategoryChipsProps) => {
  const query = useGameCategoriesQuery({ params: { gameId } });
  return (
    <KindChips
      label={texts.categories.label}
      all={texts.categories.all}
      query={mapped(query, (categories) => categories.filter(({ kind }) => open || kind !== trialLesson.categoryKind))}
      widths={widths}
      value={value}
      onChange={onChange}
    />
  );
};

interface NearbyMatesProps {
  readonly me: Me | null;
  readonly gameId: string;
}

const shown = 8;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin: 32px 0 20px;
`;

/** A trial lesson is for guests and for clients without an order. */
const isNew = (me: Me | null): boolean => me === null || (me.orders === 0 && me.mateAccess === null);

/** On a phone only half of the mates are shown; the rest is behind the button. */
const Few = styled.div`
  ${below('sm')} {
    li:nth-child(n + 5) {
      display: none;
    }
  }
`;

const nearbyCall = (gameId: string, kind: CategoryKind | null) => ({
  params: { gameId },
  query: { limit: shown, ...(kind === null ? {} : { kind }) },
});

/** Categories as chips, and the mates of the chosen one, those online first. */
const NearbyMates = ({ me, gameId }: NearbyMatesProps) => {
  const [kind, setKind] = useState<CategoryKind | null>(null);
  const query = useHeaderMatesQuery(nearbyCall(gameId, kind));
  const all = `/${gameId}/team${kind === null ? '' : `?kind=${kind}`}`;
  return (
    <Container as="section" aria-labelledby="nearby-mates">
      <CategoryChips gameId={gameId} open={isNew(me)} value={kind} onChange={setKind} />
      <Head>
        <SectionTitle id="nearby-mates">{texts.mates.title}</SectionTitle>
        <ButtonLink to={all} size="sm">
          {texts.mates.all}
        </ButtonLink>
      </Head>
      <Few>
        <Loaded
          query={mapped(query, ({ items }) => items)}
          skeleton={<MateCardSkeletons count={shown} />}
          empty={
            <EmptyState
              icon={<UserSearch />}
              text={texts.mates.empty}
              action={<ButtonLink to={teamPath({ gameId })}>{texts.mates.other}</ButtonLink>}
            />
          }
          keepsFormer
        >
          {(mates) => (
            <MatesGrid aria-busy={query.isFetching}>
              {mates.map((mate) => (
                <li key={mate.id}>
                  <MateCard
                    mate={mate}
                    me={me}
                    gameId={gameId}
                    kind={query.currentData === undefined ? undefined : (kind ?? undefined)}
                  />
                </li>
              ))}
            </MatesGrid>
          )}
        </Loaded>
      </Few>
    </Container>
  );
};

const mateDay = lazyComponent(() => import(/* webpackChunkName: "mate-board" */ './mate-day').then((m) => m.MateDay));
const belowFold = lazyComponent(() =>
  import(/* webpackChunkName: "home-below" */ './below-fold').then((m) => m.BelowFold),
);

const clientSection = lazyComponent(() =>
  import(/* webpackChunkName: "client-part" */ './client-section').then((m) => m.ClientSection),
);

const mateBoard = lazyComponent(() =>
  import(/* webpackChunkName: "mate-board" */ './board/mate-board').then((m) => m.MateBoard),
);

/** Space for what is loaded when scrolled near. */
const Below = styled.div`
  min-height: 640px;
`;

const HomePage: PageComponent = () => {
  usePageTitle(texts.title);
  const me = useMe();
  const gameId = useGameId();
  const [near, below] = useSeen<HTMLDivElement>();
  useInviteOnReturn(me, gameId);
  const aside = me?.mateAccess ? (
    <Suspense fallback={<Skeleton $height={329} $radius="16px" />}>
      <mateDay.Component me={me} access={me.mateAccess} />
    </Suspense>
  ) : (
    <VisibleSquads gameId={gameId} me={me} />
  );
  // On a mate's phone the page begins with their day, which says all that is next to the hero.
  const isDay = useIsPhone() && me?.mateAccess != null;
  return (
    <>
      {!isDay && <HomeHero me={me} gameId={gameId} aside={aside} />}
      {me?.mateAccess && (
        <Container>
          <Suspense fallback={<Skeleton $height={840} $radius="16px" />}>
            <mateBoard.Component me={me} access={me.mateAccess} />
          </Suspense>
        </Container>
      )}
      {me?.mateAccess === null && (
        <Suspense>
          <clientSection.Component gameId={gameId} isNew={isNew(me)} />
        </Suspense>
      )}
      <NearbyMates key={gameId} me={me} gameId={gameId} />
      <Below ref={below}>
        <Suspense>{near && <belowFold.Component gameId={gameId} />}</Suspense>
      </Below>
    </>
  );
};

/** Of the part that only this person's page has; known once its code is loaded. */
let ownQueries: FirstQueries = () => [];

HomePage.firstQueries = (at) => {
  const { gameId } = at;
  const game = { params: { gameId } };
  return [
    ...ownQueries(at),
    referenceApi.endpoints.gameCategories.initiate(game, unsubscribed),
    matesApi.endpoints.headerMates.initiate(onlineCall(gameId), unsubscribed),
    matesApi.endpoints.headerMates.initiate(nearbyCall(gameId, null), unsubscribed),
    // In its place a mate sees their day.
    ...(at.me?.mateAccess == null ? [squadListsApi.endpoints.visibleSquads.initiate(game, unsubscribed)] : []),
  ];
};

/**
 * The page with the part of the person whom the document was sent to: that is awaited before the first render, as a
 * Suspense fallback, once shown, would stay for a third of a second.
 */
export const loadHome = async (): Promise<PageComponent> => {
  if (!sessionHint.isSignedIn()) return HomePage;
  const isMate = document.documentElement.dataset['mate'] !== undefined;
  await (isMate ? mateBoard : clientSection).preload();
  ownQueries = await (
    isMate
      ? import(/* webpackChunkName: "mate-board" */ './board/mate-queries').then((m) => m.mateQueries)
      : import(/* webpackChunkName: "client-part" */ './client-section').then((m) => m.clientQueries)
  ).catch(() => ownQueries);
  return HomePage;
};
