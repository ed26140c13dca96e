import type { Category, Game } from '../../../../contract/reference';
import type { Me } from '../../../../contract/schemas/me';
import type { MateFacts } from '../../../../domain/squad/mate-facts';
import type { CreateSquadFacts } from '../../../../domain/squad/squad-creation';
import { cardFacts } from '../../../ui/squad/card-facts';
import type { Draft } from './draft';

/** A mate who creates a squad himself: his profile is the server's to check. */
const ownFacts = ({ mateAccess }: Me, { languages }: Draft, category: Category | undefined): MateFacts | null =>
  mateAccess && {
    level: mateAccess.grade,
    percent: mateAccess.percent,
    active: mateAccess.active,
    hasSquad: false,
    onboardingComplete: true,
    gameId: mateAccess.gameId,
    platforms: ['CROSS'],
    languages,
    categoryIds: category === undefined ? [] : [category.id],
  };

/** The draft as the rules of creation ask about it. */
export const creationFacts = (draft: Draft, me: Me | null, game: Game, category: Category | undefined, at: number): CreateSquadFacts => ({
  by: me?.id ?? '',
  at,
  creatorMate: me && ownFacts(me, draft, category),
  creatorHasSquad: me?.hasSquad ?? false,
  hasInvitationFromInvited: false,
  game,
  category: category === undefined ? null : { id: category.id, kind: category.kind, playable: true, enabled: true },
  terms: draft,
  visible: draft.visible,
  hot: draft.hot,
  mates: (draft.hot ? [] : draft.mates).map((mate) => ({ mateId: mate.id, facts: cardFacts(mate, { gameId: game.id, category }) })),
  friends: [...draft.named.map(({ id }) => ({ friendId: id, token: '' })), ...Array.from({ length: draft.friends }, () => ({ friendId: null, token: '' }))],
});
