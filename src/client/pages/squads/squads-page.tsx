import { Inbox } from '../../kit/icons/inbox';
import { Swords } from '../../kit/icons/swords';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../kit/feedback/skeleton';
import { texts } from './texts';
import type { Me } from '#contract/schemas/me.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { Notice } from '../../kit/feedback/notice';
import { useGameId, useGameLink } from '../../entities/game/chosen-game';
import type { VisibleSquad } from '#contract/squads/squad-lists-fields.ts';
import { formatDuration } from '#domain/text/format.ts';
import { formatMoney } from '../../entities/money/money';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog';
import { useToast } from '../../kit/toast/use-toast';
import { joinStatus, useJoinRequest, useJoin } from './joining';
import { freshFor, type PageComponent, unsubscribed } from '../../api/first-queries';
import { Loaded } from '../../api/loaded';
import { referenceApi } from '../../entities/game/reference-api';
import { squadListsApi } from '../../entities/squad/squad-lists-api';
import { useVisibleSquadsQuery } from '../../entities/squad/squad-lists-api';
import { squadsPolling } from '../../entities/squad/squads-polling';
import { useMe } from '../../entities/person/users-api';
import { Page } from '../../kit/layout/page';
import { PageTitle } from '../../kit/routing/page-title';
import { theme } from '../../kit/theme/theme';
import { ownBookingsQuery } from '../../entities/booking/use-next-booking';
import { NextBookings } from '../../features/booking/next-bookings';
import { type Filter, Filters, readFilter, useFilter } from './filters';
import { SquadsList } from './squads-list';
import { ordersPath, squadPath } from '#contract/routes/game-pages.ts';
import { chosenGame } from '#contract/routes/route.ts';

const SquadsSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    <ul className="squad-cards" aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <li key={card}>
          <Skeleton $height={206} $radius="16px" />
        </li>
      ))}
    </ul>
  </div>
);

/** Why this person can join none of the squads, with a link to what they have instead. */
const CannotJoin = ({ me }: { readonly me: Me }) => {
  const link = useGameLink();
  if (me.squadMember !== null) {
    const { gameId, squadId } = me.squadMember;
    return (
      <Notice
        icon={<Swords aria-hidden />}
        text={texts.hasSquad}
        action={
          <ButtonLink to={squadPath({ gameId, squadId })} size="sm">
            {texts.toSquad}
          </ButtonLink>
        }
      />
    );
  }
  if (me.mateAccess === null) return null;
  return (
    <Notice
      icon={<Inbox aria-hidden />}
      text={texts.mate}
      action={
        <ButtonLink to={link(ordersPath({ gameId: chosenGame }))} size="sm">
          {texts.invitations}
        </ButtonLink>
      }
    />
  );
};

interface JoinRequestProps {
  readonly squads: readonly VisibleSquad[];
  readonly me: Me;
}

/** Continues joining by a link or after a guest's sign-in; says so when that squad is no longer available. */
const JoinRequest = ({ squads, me }: JoinRequestProps) => {
  const { requested, clearRequest } = useJoinRequest();
  const join = useJoin();
  const toast = useToast();
  const squad = squads.find(({ id }) => id === requested);
  const gone = requested !== null && squad === undefined && me.squadMember?.squadId !== requested;
  useEffect(() => {
    if (!gone) return;
    toast.info(texts.asked.gone);
    clearRequest();
  }, [gone, toast, clearRequest]);
  if (squad === undefined || joinStatus(me, squad).kind !== 'open') return null;
  const { category, durationMinutes, owner, priceToJoin } = squad;
  const { title, text, price } = texts.asked;
  return (
    <ConfirmDialog
      title={title}
      text={
        text(category.name, formatDuration(durationMinutes), owner.username) +
        (priceToJoin > 0 ? price(formatMoney(priceToJoin)) : '')
      }
      confirmLabel={texts.join}
      onConfirm={async () => {
        if (!(await join(squad.id))) clearRequest();
      }}
      onClose={clearRequest}
    />
  );
};

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Head = styled.div`
  display: grid;
  gap: 6px;
  p {
    color: ${theme.color.text2};
  }
`;

const listCall = (gameId: string, { kind, platform, maxPrice }: Filter) => ({
  params: { gameId },
  query: {
    ...(kind === null ? {} : { kind }),
    ...(platform === null ? {} : { platform }),
    ...(maxPrice === null ? {} : { maxPrice }),
  },
});

/** `/{gameId}/squads` */
export const SquadsPage: PageComponent = () => {
  const me = useMe();
  const gameId = useGameId();
  const { filter, choose } = useFilter();
  const { kind, platform, maxPrice } = filter;
  const query = useVisibleSquadsQuery(listCall(gameId, filter), {
    refetchOnMountOrArgChange: freshFor,
    ...squadsPolling(me === null),
  });
  const filtered = kind !== null || platform !== null || maxPrice !== null;
  return (
    <Column>
      <Head>
        <PageTitle>{texts.title}</PageTitle>
        <p>{texts.intro}</p>
      </Head>
      {me !== null && <NextBookings />}
      {me !== null && <CannotJoin me={me} />}
      <Filters gameId={gameId} filter={filter} onChange={choose} />
      <Loaded query={query} skeleton={<SquadsSkeleton />}>
        {(squads) => (
          <>
            <SquadsList
              squads={squads}
              gameId={gameId}
              me={me}
              onShowAll={filtered ? () => choose({ kind: null, platform: null, maxPrice: null }) : null}
            />
            {me !== null && <JoinRequest squads={squads} me={me} />}
          </>
        )}
      </Loaded>
    </Column>
  );
};

SquadsPage.firstQueries = ({ gameId, query, me }) => [
  ...(me === null ? [] : [ownBookingsQuery()]),
  squadListsApi.endpoints.visibleSquads.initiate(listCall(gameId, readFilter(query)), unsubscribed),
  referenceApi.endpoints.gameCategories.initiate({ params: { gameId } }, unsubscribed),
  referenceApi.endpoints.languages.initiate(undefined, unsubscribed),
];
