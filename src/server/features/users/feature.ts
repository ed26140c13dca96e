import { usersContract } from '#contract/people/users.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { usersHandlers } from './users-handlers';

export const users: Feature = { name: 'users', resources: [serve(usersContract, usersHandlers)] };
