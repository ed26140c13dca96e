import type { MateCard } from '../../../contract/schemas/mate-card';
import type { CategoryKind } from '../../../domain/games/category';
import type { MateFacts } from '../../../domain/squad/selectors/mate-fit';
import { squadRefusals } from '../../../contract/errors/texts/squad-refusals';
import type { SquadRefusalCode } from '../../../domain/squad/facts/squad-refusal-code';

interface Chosen {
  readonly gameId: string;
  /** Undefined until it is chosen. */
  readonly category: { readonly id: number; readonly kind: CategoryKind } | undefined;
}

/** What the list tells of a mate, as the rules want it; what only the server knows is taken as fine. */
export const cardFacts = (
  { level, active, platforms, languages, categories, busy }: MateCard,
  { gameId, category }: Chosen,
): MateFacts => ({
  level,
  percent: 0,
  active,
  hasSquad: busy !== undefined,
  onboardingComplete: true,
  gameId,
  platforms,
  languages,
  categoryIds: category !== undefined && categories.includes(category.kind) ? [category.id] : [],
});

/** The sentence that the server would answer with. */
export const refusalText = (code: SquadRefusalCode): string => squadRefusals[code].message;
