/** Id of a user (UUID). */
export type UserId = string;

/** Who makes a step: a person, the clock, or an administrator whose permission the server has checked. */
export type SquadActor = UserId | 'system' | { readonly admin: UserId };
