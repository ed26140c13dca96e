import { useEffect, useState } from 'react';
import type { Me } from '../../../../contract/schemas/me';
import type { SquadView } from '../../../../contract/squads/squad-view';
import { memberOf } from '../../../../domain/squad/queries/members';
import { useSquadPovQuery } from '../../../api/pov-requests-api';
import { useVideoReviewPromoQuery } from '../../../api/reviews-api';
import { useSquadReviewCriteriaQuery, useSquadReviewsQuery } from '../../../api/squads-api';
import { lazyReviews } from './lazy-reviews';

/**
 * Whether all that a finished squad asks of its member has come: it stands above the rest, which would jump. What failed
 * is not waited for, and a page once shown stays.
 */
export const useAfterGameReady = (view: SquadView | null | undefined, me: Me | null): boolean => {
  const asked = view?.status === 'FINISHED' && me !== null && memberOf(view.context, me.id) !== null;
  const squad = { params: { id: view?.id ?? 0 } };
  const reviews = useSquadReviewsQuery(squad, { skip: !asked });
  const criteria = useSquadReviewCriteriaQuery(squad, { skip: !asked });
  const pov = useSquadPovQuery(squad, { skip: !asked });
  const video = useVideoReviewPromoQuery(undefined, { skip: !asked || me.mateAccess !== null });
  const [hasCode, setHasCode] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (asked) void lazyReviews.preload().then(() => setHasCode(true));
  }, [asked]);
  const ready = !asked || (hasCode && ![reviews, criteria, pov, video].some(({ isLoading }) => isLoading));
  if (view !== undefined && ready && !shown) setShown(true);
  return shown || ready;
};
