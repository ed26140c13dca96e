import type { MateCard } from '#contract/schemas/mate-card.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import type { MateFacts } from '#domain/squad/selectors/mate-fit.ts';
import { squadRefusals } from '#contract/errors/texts/squad-refusals.ts';
import type { SquadRefusalCode } from '#domain/squad/facts/squad-refusal-code.ts';

interface Chosen {
  readonly gameId: string;
  /** Undefined until one is chosen. */
  readonly category: { readonly id: number; readonly kind: CategoryKind } | undefined;
}

/** A mate of the list as facts for the rules of the domain; facts that only the server knows are assumed to be fine. */
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

/** The text of the server's refusal with this code. */
export const refusalText = (code: SquadRefusalCode): string => squadRefusals[code].message;
