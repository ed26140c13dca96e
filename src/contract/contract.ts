import { authContract } from './auth';
import { devContract } from './dev';
import { referenceContract } from './reference';
import { usersContract } from './users';

/** Every call of the product by its route: the table of contents of the wire. */
export const contract = {
  ...authContract,
  ...usersContract,
  ...referenceContract,
  ...devContract,
} as const;

export type Contract = typeof contract;
