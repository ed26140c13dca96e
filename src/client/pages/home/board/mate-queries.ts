import { type FirstQueries, unsubscribed } from '#client/api/first-queries.ts';
import { ownBookingsQuery } from '#client/entities/booking/use-next-booking.ts';
import { mateSideApi } from '#client/entities/mate/mate-side-api.ts';
import { matesApi } from '#client/entities/mate/mates-api.ts';
import { tipsApi } from '#client/entities/mate/tips-api.ts';
import { squadOrdersApi } from '#client/entities/squad/squad-orders-api.ts';
import { squadsApi } from '#client/entities/squad/squads-api.ts';

/** What a mate's day and board show at first. With a squad of their own it is shown in place of the invitations. */
export const mateQueries: FirstQueries = ({ me }) => {
  if (me === null || me.mateAccess === null) return [];
  const { gameId } = me.mateAccess;
  const { mateStats, newOrdersCount, mateReadiness } = matesApi.endpoints;
  return [
    mateStats.initiate({ params: { gameId, userId: me.id } }, unsubscribed),
    newOrdersCount.initiate(undefined, unsubscribed),
    mateReadiness.initiate(undefined, unsubscribed),
    ownBookingsQuery(),
    me.squadMember === null
      ? squadOrdersApi.endpoints.mateOrders.initiate(undefined, unsubscribed)
      : squadsApi.endpoints.squad.initiate({ params: { id: me.squadMember.squadId } }, unsubscribed),
    mateSideApi.endpoints.mateProgress.initiate(undefined, unsubscribed),
    mateSideApi.endpoints.mateStanding.initiate(undefined, unsubscribed),
    tipsApi.endpoints.tipsGoals.initiate({ query: { userId: me.id } }, unsubscribed),
  ];
};
