import type { SquadContext } from '#domain/squad/facts/squad-context.ts';

/** Whether the person is a party: a member, or one whose payment or income the squad holds. */
export const isParty = ({ members, payments, earned }: SquadContext, userId: string): boolean =>
  members.some(({ id }) => id === userId) ||
  payments.some(({ payerId }) => payerId === userId) ||
  earned.some(({ mateId }) => mateId === userId);
