import type { SquadContext } from '../../../../domain/squad/facts/squad-context';

/** A member, or somebody whose money or pay is inside. */
export const isParty = ({ members, payments, earned }: SquadContext, userId: string): boolean =>
  members.some(({ id }) => id === userId) ||
  payments.some(({ payerId }) => payerId === userId) ||
  earned.some(({ mateId }) => mateId === userId);
