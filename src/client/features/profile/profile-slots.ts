import type { ReactNode } from 'react';

/** Pieces of other features that stand in one's own profile. */
export interface ProfileSlots {
  /** Chooses and cuts a photo. */
  readonly avatarPicker: (has: boolean) => ReactNode;
  readonly descriptionForm: (userId: string, saved: string, onDone: () => void) => ReactNode;
  /** What others wrote; `mateOf` is the game in which one is a mate. */
  readonly reviews: (userId: string, mateOf: string | null) => ReactNode;
  readonly goals: (mateId: string) => ReactNode;
}
