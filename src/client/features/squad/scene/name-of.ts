import type { SquadView } from '../../../../contract/squads/squad-view';

/** A person's name by id, wherever the squad mentions him; an empty string for one who is not mentioned. */
export const nameOf = ({ members, history }: SquadView, id: string): string =>
  members.find((member) => member.id === id)?.user.username ??
  history.flatMap(({ by, subject }) => [by, subject]).find((person) => person?.id === id)?.username ??
  '';
