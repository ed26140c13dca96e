import type { MateFacts } from '../../../../domain/squad/mate-facts';
import type { SquadContext } from '../../../../domain/squad/squad-context';

/** A mate whom nothing speaks against: asks the rules about the squad alone. */
export const fittingMate = ({ gameId, categoryId, languages }: SquadContext): MateFacts => ({
  level: 'STAR',
  percent: 0,
  active: true,
  hasSquad: false,
  onboardingComplete: true,
  gameId,
  platforms: ['CROSS'],
  languages,
  categoryIds: [categoryId],
});
