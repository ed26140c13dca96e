/**
 * The actor for a person who has a friend link but no account: they may decline, and history records them as a guest.
 */
export const guest = 'guest';
