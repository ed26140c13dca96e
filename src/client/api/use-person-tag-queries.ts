import { useGameParamsQuery, useGameParamValuesQuery } from './game-params-api';
import { useCountriesQuery, useLanguagesQuery } from './reference-api';

/** All that the tags of a person are made of; what he chose is asked once he is known. */
export const usePersonTagQueries = (userId: string | undefined, gameId: string) => ({
  languages: useLanguagesQuery(),
  countries: useCountriesQuery(),
  params: useGameParamsQuery({ params: { gameId } }),
  chosen: useGameParamValuesQuery({ params: { gameId, userId: userId ?? '' } }, { skip: userId === undefined }),
});
