import { squadToWire } from '#contract/squads/squad-codec.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { projectSquad } from '#domain/squad/facts/project-squad.ts';
import type { Walk } from '../../lifecycle/walk';

/** Demo names of the people in the lifecycle's walks. */
const names: Readonly<Record<string, string>> = {
  owner: 'Киберкот',
  mate: 'Северин',
  friend: 'Пельмешек',
  client: 'Енот',
  stranger: 'Прохожий',
};

export const acquaintance = (id: string): SquadView['members'][number]['user'] => ({
  username: names[id] ?? id,
  avatarUrl: null,
  onlineLevel: 2,
  mate: id === 'mate' ? { grade: 'PRO', rating: 4.98, languages: ['ru'] } : null,
});

const members = Object.keys(names).map((id) => ({ id, user: acquaintance(id) }));

/** A squad of a walk as the server would present it to this person. */
export const aSquadView = (
  { state: { value, context } }: Walk,
  viewer: string,
  with_: Partial<SquadView> = {},
): SquadView => ({
  id: 18402,
  gameId: context.gameId,
  squad: squadToWire({ value, context: projectSquad(context, viewer) }),
  names: { game: 'Counter-Strike 2', category: 'Повышение ранга' },
  members,
  errors: [],
  myIncome: null,
  cancellation: [],
  history: [],
  ...with_,
});
