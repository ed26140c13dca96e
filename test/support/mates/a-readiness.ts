import type { MateReadiness } from '../../../src/contract/mates/mates';

/** What a mate lacks: nothing but what is given. */
export const aReadiness = (lacks: Partial<MateReadiness> = {}): MateReadiness => ({
  notifications: false,
  avatar: false,
  description: false,
  languages: false,
  country: false,
  platforms: false,
  categories: false,
  invalid_game_params: [],
  ...lacks,
});
