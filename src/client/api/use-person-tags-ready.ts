import { useGameParamsQuery, useGameParamValuesQuery } from './game-params-api';
import { useCountriesQuery, useLanguagesQuery } from './reference-api';

/** Whether `usePersonTags` will change no more: until then a page shows its own shape, so that nothing jumps. What failed is not waited for. */
export const usePersonTagsReady = (userId: string | undefined, gameId: string): boolean => {
  const languages = useLanguagesQuery();
  const countries = useCountriesQuery();
  const params = useGameParamsQuery({ params: { gameId } });
  const chosen = useGameParamValuesQuery({ params: { gameId, userId: userId ?? '' } }, { skip: userId === undefined });
  return ![languages, countries, params, chosen].some(({ isLoading }) => isLoading);
};
