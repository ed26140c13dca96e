import type { AdminPermission } from '../../domain/enums/admin-permission';

/** The signed-in person behind a request, read anew for each. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly sessionId: string;
  readonly emailConfirmed: boolean;
  /** The game of his mate access; null for a client. */
  readonly mateGameId: string | null;
  readonly isAdmin: boolean;
  readonly permissions: readonly AdminPermission[];
}
