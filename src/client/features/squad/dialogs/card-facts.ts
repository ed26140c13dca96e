import type { MateCard } from '../../../../contract/schemas/mate-card';
import type { MateFacts } from '../../../../domain/squad/mate-facts';
import type { SquadContext } from '../../../../domain/squad/squad-context';

/** What the list tells of a mate, as the rules want it; the rest only the server knows. */
export const cardFacts = ({ level, active, platforms, languages, categories }: MateCard, { gameId, categoryId, categoryKind }: SquadContext): MateFacts => ({
  level,
  percent: 0,
  active,
  hasSquad: false,
  onboardingComplete: true,
  gameId,
  platforms,
  languages,
  categoryIds: categories.includes(categoryKind) ? [categoryId] : [],
});
