import type { Endpoints } from './endpoint';

/** Checks the shape of a resource's table of endpoints and keeps its literal types. */
export const endpoints = <const E extends Endpoints>(resource: E): E => resource;
