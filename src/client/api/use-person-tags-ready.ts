import { usePersonTagQueries } from './use-person-tag-queries';

/** Whether `usePersonTags` will change no more: until then a page shows its own shape, so that nothing jumps. What failed is not waited for. */
export const usePersonTagsReady = (userId: string | undefined, gameId: string): boolean =>
  Object.values(usePersonTagQueries(userId, gameId)).every(({ isLoading }) => !isLoading);
