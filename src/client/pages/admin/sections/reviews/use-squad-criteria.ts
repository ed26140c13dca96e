import { useAdminReviewCriteriaQuery } from '#client/entities/admin/admin-reviews-api.ts';
import { useAdminSquadQuery } from '#client/entities/admin/admin-squads-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { useMay } from '../../kit/use-may';

/**
 * The criteria that a review of this squad must mark, exactly these. While the kind of the squad is unknown (nothing is
 * typed yet, or the operator may not see squads), all active ones, with the kind of those that are asked in one only.
 */
export const useSquadCriteria = (squadId: number | null) => {
  const may = useMay();
  const closed = !may('VIEW_REVIEW_CRITERIA_LIST');
  const query = useAdminReviewCriteriaQuery(undefined, { skip: closed });
  const asked = useDebouncedValue(squadId);
  const { currentData: squad } = useAdminSquadQuery(
    { params: { id: asked ?? 0 } },
    { skip: asked === null || asked !== squadId || !may('MANAGE_SQUADS') },
  );
  const criteria = (query.data?.items ?? [])
    .filter(({ active, kind }) => active && (squad === undefined || kind === null || kind === squad.kind))
    .map(({ id, name, kind }) => ({
      criterionId: id,
      name: squad !== undefined || kind === null ? name : `${name} (${categoryNames[kind]})`,
    }));
  return { criteria, exact: squad !== undefined, closed, query };
};
