import { type MateReadinessDetail, mateReadinessDetails } from './mate-terms';

/** What a mate lacks before they can take orders (specification, section 3): true for what is missing. */
export type ReadinessDetails = Readonly<Record<Exclude<MateReadinessDetail, 'invalid_game_params'>, boolean>> & {
  /** Parameters that the game requires and the mate has not filled in. */
  readonly invalid_game_params: readonly { readonly name: string }[];
};

/** Of a mate who may take orders. */
export const nothingMissing = {
  notifications: false,
  avatar: false,
  description: false,
  languages: false,
  country: false,
  platforms: false,
  categories: false,
  invalid_game_params: [],
} satisfies ReadinessDetails;

/** One missing thing; `name`: of a game parameter. */
export interface MissingDetail {
  readonly detail: MateReadinessDetail;
  readonly name: string | null;
}

/** What is missing, in the order of the checklist. */
export const missingIn = (details: ReadinessDetails): readonly MissingDetail[] =>
  mateReadinessDetails.flatMap((detail): readonly MissingDetail[] => {
    if (detail === 'invalid_game_params') return details[detail].map(({ name }) => ({ detail, name }));
    return details[detail] ? [{ detail, name: null }] : [];
  });
