import { useEffect, useMemo, useState } from 'react';
import { squadFromWire } from '#contract/squads/squad-codec.ts';
import { nextDeadline } from '#domain/squad/deadlines.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import type { Me } from '#contract/schemas/me.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { useSquadPovQuery } from '#client/entities/squad/pov-requests-api.ts';
import { useVideoReviewPromoQuery } from '#client/entities/review/reviews-api.ts';
import { useSquadReviewCriteriaQuery, useSquadReviewsQuery } from '#client/entities/squad/squad-reviews-api.ts';

const retryMs = 1500;
const longestTimerMs = 2_000_000_000;

/**
 * When the countdown reaches zero, the server makes its step and sends an event; the page refetches in any case, and
 * retries until the response has changed. `askedAt`: the time of the last fetch.
 */
export const useDeadlineRefetch = (
  view: SquadView | null | undefined,
  askedAt: number | undefined,
  refetch: () => unknown,
): void => {
  const deadlineAt = useMemo(() => (view ? (nextDeadline(squadFromWire(view.squad))?.at ?? null) : null), [view]);
  useEffect(() => {
    if (deadlineAt === null) return;
    const left = deadlineAt - serverNow();
    const timer = setTimeout(() => void refetch(), Math.min(left <= 0 ? retryMs : left + 200, longestTimerMs));
    return () => clearTimeout(timer);
  }, [deadlineAt, askedAt, refetch]);
};

/** Whether this person, a mate who answered a hot squad, was waiting to be chosen when they last saw it. */
export const useWasOffered = (view: SquadView | null | undefined, me: Me | null): boolean => {
  const [was, setWas] = useState(false);
  const is = view && me ? view.squad.offers.some(({ mateId }) => mateId === me.id) : was;
  if (is !== was) setWas(is);
  return is;
};

/** Only finished squads have reviews. */
export const lazyReviews = lazyComponent(() =>
  import(/* webpackChunkName: "squad-reviews" */ '../reviews/reviews-card').then((m) => m.ReviewsCard),
);

/**
 * Whether everything that a finished squad shows its member is loaded: it is above the rest, which would jump. Failed
 * requests are not waited for, and a page once shown stays.
 */
export const useAfterGameReady = (
  view: SquadView | null | undefined,
  me: Me | null,
  /** Preloads the code of the other sections. */
  preloadBeside: () => Promise<void>,
): boolean => {
  const isMemberOfFinished =
    view?.squad.status === 'FINISHED' && me !== null && view.squad.members.some(({ id }) => id === me.id);
  const squad = { params: { id: view?.id ?? 0 } };
  const reviews = useSquadReviewsQuery(squad, { skip: !isMemberOfFinished });
  const criteria = useSquadReviewCriteriaQuery(squad, { skip: !isMemberOfFinished });
  const pov = useSquadPovQuery(squad, { skip: !isMemberOfFinished });
  const video = useVideoReviewPromoQuery(undefined, { skip: !isMemberOfFinished || me.mateAccess !== null });
  const [hasCode, setHasCode] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (isMemberOfFinished) void Promise.all([lazyReviews.preload(), preloadBeside()]).then(() => setHasCode(true));
  }, [isMemberOfFinished, preloadBeside]);
  const ready = !isMemberOfFinished || (hasCode && ![reviews, criteria, pov, video].some(({ isLoading }) => isLoading));
  if (view !== undefined && ready && !shown) setShown(true);
  return shown || ready;
};
