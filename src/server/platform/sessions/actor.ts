import { type AdminPermission, adminPermissions } from '../../../domain/people/admin-permission';

/** The signed-in person behind a request, read again for each. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly sessionId: string;
  readonly emailConfirmed: boolean;
  /** The game of their mate access; null for a client. */
  readonly mateGameId: string | null;
  readonly isAdmin: boolean;
  readonly permissions: readonly AdminPermission[];
  /** When this session was last at work in the back office, epoch ms of real time; null before a code was shown. */
  readonly adminSeenAt: number | null;
}

const known = new Set<string>(adminPermissions);

const isPermission = (name: string): name is AdminPermission => known.has(name);

/** The names of a database row that are permissions of today; what has been abolished is worth nothing. */
export const knownPermissions = (names: readonly string[]): AdminPermission[] => names.filter(isPermission);
