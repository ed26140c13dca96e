import type { mateLandingsContract } from '../../contract/mate-landings';
import type { Handlers } from '../http/call';
import { listTags } from './list-tags';
import { readMateLanding } from './read-mate-landing';
import { readTag } from './read-tag';

export const mateLandingsHandlers: Handlers<typeof mateLandingsContract> = {
  'GET /v1/mate-landings/{id}': readMateLanding,
  'GET /v1/category-tags/{gameId}': listTags,
  'GET /v1/category-tags/{gameId}/{idOrSlug}': readTag,
};
