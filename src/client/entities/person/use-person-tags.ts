import { useGameParamsQuery, useGameParamValuesQuery } from '../game/game-params-api';
import { nameOfCode } from '../game/name-of-code';
import { useCountriesQuery, useLanguagesQuery } from '../game/reference-api';
import type { PublicUser } from '../../../contract/people/users';

/** All that the tags of a person are made of; what they chose is asked once they are known. */
const usePersonTagQueries = (userId: string | undefined, gameId: string) => ({
  languages: useLanguagesQuery(),
  countries: useCountriesQuery(),
  params: useGameParamsQuery({ params: { gameId } }),
  chosen: useGameParamValuesQuery({ params: { gameId, userId: userId ?? '' } }, { skip: userId === undefined }),
});

/**
 * What is known of a person in short words: languages, country, platforms, and «Ранг: Глобал» for each parameter of the
 * game.
 */
export const usePersonTags = (
  user: Pick<PublicUser, 'id' | 'languages' | 'country' | 'platforms'>,
  gameId: string,
): readonly string[] => {
  const { languages, countries, params, chosen } = usePersonTagQueries(user.id, gameId);
  const answers = (params.currentData ?? []).flatMap(({ id, name, values }) => {
    const ids = chosen.currentData?.find(({ paramId }) => paramId === id)?.valueIds ?? [];
    const words = values.filter((value) => ids.includes(value.id)).map((value) => value.name);
    return words.length === 0 ? [] : [`${name}: ${words.join(', ')}`];
  });
  const spoken = user.languages.map((code) => nameOfCode(languages.data, code, 'language'));
  const country = user.country === null ? [] : [nameOfCode(countries.data, user.country, 'region')];
  return [...spoken, ...country, ...user.platforms, ...answers];
};

/**
 * Whether `usePersonTags` will change no more: until then a page shows its own shape, so that nothing jumps. What
 * failed is not waited for.
 */
export const usePersonTagsReady = (userId: string | undefined, gameId: string): boolean =>
  Object.values(usePersonTagQueries(userId, gameId)).every(({ isLoading }) => !isLoading);
