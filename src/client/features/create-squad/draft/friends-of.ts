import type { Draft } from './draft';

/** Everybody who will come as a friend: by link and by name. */
export const friendsOf = ({ friends, named }: Pick<Draft, 'friends' | 'named'>): number => friends + named.length;
