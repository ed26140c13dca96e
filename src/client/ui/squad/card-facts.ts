import type { MateCard } from '../../../contract/schemas/mate-card';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import type { MateFacts } from '../../../domain/squad/mate-facts';

interface Chosen {
  readonly gameId: string;
  /** Undefined until it is chosen. */
  readonly category: { readonly id: number; readonly kind: CategoryKind } | undefined;
}

/** What the list tells of a mate, as the rules want it; what only the server knows is taken as fine. */
export const cardFacts = ({ level, active, platforms, languages, categories }: MateCard, { gameId, category }: Chosen): MateFacts => ({
  level,
  percent: 0,
  active,
  hasSquad: false,
  onboardingComplete: true,
  gameId,
  platforms,
  languages,
  categoryIds: category !== undefined && categories.includes(category.kind) ? [category.id] : [],
});
