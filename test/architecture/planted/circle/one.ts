import type { Two } from './two';

export interface One {
  readonly two: Two;
}
