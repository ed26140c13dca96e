import { unsubscribed } from '../../api/first-queries';
import { gameParamsApi, useGameParamsQuery, useGameParamValuesQuery } from '../game/game-params-api';
import { nameOfCode } from '../game/name-of-code';
import { referenceApi, useCountriesQuery, useLanguagesQuery } from '../game/reference-api';
import type { PublicUser } from '#contract/people/users.ts';

/** The queries behind a person's tags; the parameters that they chose are requested as soon as the person is known. */
const usePersonTagQueries = (userId: string | undefined, gameId: string) => ({
  languages: useLanguagesQuery(),
  countries: useCountriesQuery(),
  params: useGameParamsQuery({ params: { gameId } }),
  chosen: useGameParamValuesQuery({ params: { gameId, userId: userId ?? '' } }, { skip: userId === undefined }),
});

/** Those queries, for `firstQueries` of a page. */
export const personTagQueries = (userId: string, gameId: string) => [
  referenceApi.endpoints.languages.initiate(undefined, unsubscribed),
  referenceApi.endpoints.countries.initiate(undefined, unsubscribed),
  gameParamsApi.endpoints.gameParams.initiate({ params: { gameId } }, unsubscribed),
  gameParamsApi.endpoints.gameParamValues.initiate({ params: { gameId, userId } }, unsubscribed),
];

/**
 * A person's details as short tags: languages, country, platforms, and «Ранг: Глобал» for each parameter of the game.
 */
export const usePersonTags = (
  user: Pick<PublicUser, 'id' | 'languages' | 'country' | 'platforms'>,
  gameId: string,
): readonly string[] => {
  const { languages, countries, params, chosen } = usePersonTagQueries(user.id, gameId);
  const answers = (params.currentData ?? []).flatMap(({ id, name, values }) => {
    const ids = chosen.currentData?.find(({ paramId }) => paramId === id)?.valueIds ?? [];
    const names = values.filter((value) => ids.includes(value.id)).map((value) => value.name);
    return names.length === 0 ? [] : [`${name}: ${names.join(', ')}`];
  });
  const spoken = user.languages.map((code) => nameOfCode(languages.data, code, 'language'));
  const country = user.country === null ? [] : [nameOfCode(countries.data, user.country, 'region')];
  return [...spoken, ...country, ...user.platforms, ...answers];
};

/**
 * Whether the queries of `usePersonTags` have finished: until then a page shows a placeholder, so that nothing moves.
 * Failed queries count as finished.
 */
export const usePersonTagsReady = (userId: string | undefined, gameId: string): boolean =>
  Object.values(usePersonTagQueries(userId, gameId)).every(({ isLoading }) => !isLoading);
