import { type FirstQueries, unsubscribed } from '#client/api/first-queries.ts';
import { ownBookingsQuery } from '#client/entities/booking/use-next-booking.ts';
import { mateStandingApi } from '#client/entities/mate/mate-standing-api.ts';
import { matesApi } from '#client/entities/mate/mates-api.ts';
import { squadListsCountApi } from '#client/entities/squad/squad-lists-count-api.ts';
import { squadListsOrdersApi } from '#client/entities/squad/squad-lists-orders-api.ts';
import { squadsApi } from '#client/entities/squad/squads-api.ts';
import { tipsApi } from '#client/entities/mate/tips-api.ts';

/** What a mate's day and board show at first. With a squad of their own it is shown in place of the invitations. */
export const mateQueries: FirstQueries = ({ me }) => {
  if (me === null || me.mateAccess === null) return [];
  const { gameId } = me.mateAccess;
  const { mateStats, mateReadiness } = matesApi.endpoints;
  return [
    mateStats.initiate({ params: { gameId, userId: me.id } }, unsubscribed),
    squadListsCountApi.endpoints.newOrdersCount.initiate(undefined, unsubscribed),
    mateReadiness.initiate(undefined, unsubscribed),
    ownBookingsQuery(),
    me.squadMember === null
      ? squadListsOrdersApi.endpoints.mateOrders.initiate(undefined, unsubscribed)
      : squadsApi.endpoints.squad.initiate({ params: { id: me.squadMember.squadId } }, unsubscribed),
    mateStandingApi.endpoints.mateProgress.initiate(undefined, unsubscribed),
    mateStandingApi.endpoints.mateStanding.initiate(undefined, unsubscribed),
    tipsApi.endpoints.tipsGoals.initiate({ query: { userId: me.id } }, unsubscribed),
  ];
};
