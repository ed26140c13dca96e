/** Query parameter with which a guest returns to their invitation after signing in. */
export const inviteParam = 'invite';
