import { percentOf } from '../../money/percent-of';
import type { Pool } from './pools';

/** So many percent of each sum of a pool, rounded down. */
export const percentOfPool = (pool: Pool, percent: number): Pool => pool.map((amount) => percentOf(amount, percent));

/** What is left of a pool without another. */
export const poolWithout = (pool: Pool, taken: Pool): Pool => pool.map((amount, index) => amount - (taken[index] ?? 0));
