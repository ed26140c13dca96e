import { authContract } from './auth';
import { devContract } from './dev';
import { referenceContract } from './reference';
import { squadsContract } from './squads/squads';
import { usersContract } from './users';

/** Every call of the product by its route: the table of contents of the wire. */
export const contract = {
  ...authContract,
  ...usersContract,
  ...squadsContract,
  ...referenceContract,
  ...devContract,
} as const;

export type Contract = typeof contract;
