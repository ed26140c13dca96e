import { browserStorage } from '../../kit/store/browser-storage';

const name = 'known-here';

/** Whether anybody has ever signed in in this browser: otherwise the visitor is most likely new. */
export const signedInBefore = {
  is: (): boolean => browserStorage.get(name) !== null,
  set: (): void => browserStorage.set(name, '1'),
} as const;
