import type { One } from './one';

export interface Two {
  readonly one: One | null;
}
