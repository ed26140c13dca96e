import { kept } from '../../kit/store/kept';

const name = 'known-here';

/** Whether anybody has ever signed in in this browser: whoever comes to another one is most likely new. */
export const knownHere = { is: (): boolean => kept.get(name) !== null, set: (): void => kept.set(name, '1') } as const;
