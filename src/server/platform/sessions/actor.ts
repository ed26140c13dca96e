import { type AdminPermission, adminPermissions } from '#domain/people/admin-permission.ts';

/** The signed-in person behind a request, read anew for each request. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly sessionId: string;
  readonly emailConfirmed: boolean;
  /** The game of their mate access; null for a client. */
  readonly mateGameId: string | null;
  readonly isAdmin: boolean;
  readonly permissions: readonly AdminPermission[];
  /** When this session last used the desk, epoch ms of real time; null before a code was entered. */
  readonly adminSeenAt: number | null;
  /**
   * Since when what the second step was taken by in this visit has been set up, epoch ms of product time; null while it
   * was not taken.
   */
  readonly confirmedSince: number | null;
}

const known = new Set<string>(adminPermissions);

const isPermission = (name: string): name is AdminPermission => known.has(name);

/** The permissions of a database row that still exist; names of abolished ones are dropped. */
export const knownPermissions = (names: readonly string[]): AdminPermission[] => names.filter(isPermission);
