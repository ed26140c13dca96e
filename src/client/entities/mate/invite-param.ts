/** The query that brings a guest back to the same invitation after they have signed in. */
export const inviteParam = 'invite';
