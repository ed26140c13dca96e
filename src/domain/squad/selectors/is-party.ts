import type { PublicSquad } from '../facts/squad-context';
import type { UserId } from '../facts/squad-people';

/** Whether the person is a party: a member, or one whose payment or income the squad holds. */
export const isParty = ({ members, payments, earned }: PublicSquad, userId: UserId): boolean =>
  members.some(({ id }) => id === userId) ||
  payments.some(({ payerId }) => payerId === userId) ||
  earned.some(({ mateId }) => mateId === userId);
