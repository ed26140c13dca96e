import type { Category, Game } from '../../../../contract/reference';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import type { Me } from '../../../../contract/schemas/me';
import { creationRefusal } from '../../../../domain/squad/refusals/creation';
import { mateProblem } from '../../../../domain/squad/refusals/mate';
import { cardFacts } from '../../../ui/squad/card-facts';
import { refusalText } from '../../../ui/squad/refusal-text';
import { texts } from '../texts';
import { creationFacts } from './creation-facts';
import type { Draft } from './draft';

/** Why this mate would refuse the draft as it stands; null when he fits. */
export const mateProblemText = (mate: MateCard, draft: Draft, gameId: string, category: Category | undefined): string | null => {
  if (category === undefined) return null;
  const code = mateProblem({ ...draft, gameId, categoryId: category.id, categoryKind: category.kind }, cardFacts(mate, { gameId, category }));
  return code === null ? null : refusalText(code);
};

/** Why the squad cannot be created yet, by the rules of creation; what is simply not chosen yet is said first. */
export const draftProblem = (draft: Draft, me: Me | null, game: Game | undefined, category: Category | undefined, at: number): string | null => {
  if (game === undefined || category === undefined) return texts.chooseCategory;
  if (!draft.hot && draft.mates.length === 0 && me?.mateAccess == null) return texts.chooseMate;
  const code = creationRefusal(creationFacts(draft, me, game, category, at));
  if (code !== null) return refusalText(code);
  const problems = draft.mates.map((mate) => mateProblemText(mate, draft, game.id, category));
  const [index, problem] = [problems.findIndex((text) => text !== null), problems.find((text) => text !== null)];
  return problem == null ? null : texts.mateDoesNotFit(draft.mates[index]?.name ?? '', problem);
};
