import type { PublicUser } from '../../contract/users';
import { useGameParamsQuery, useGameParamValuesQuery } from './game-params-api';
import { useCountriesQuery, useLanguagesQuery } from './reference-api';

/** What is known of a person in short words: languages, country, platforms, and «Ранг: Глобал» for each parameter of the game. */
export const usePersonTags = (user: Pick<PublicUser, 'id' | 'languages' | 'country' | 'platforms'>, gameId: string): readonly string[] => {
  const { data: languages } = useLanguagesQuery();
  const { data: countries } = useCountriesQuery();
  const { currentData: params = [] } = useGameParamsQuery({ params: { gameId } });
  const { currentData: chosen = [] } = useGameParamValuesQuery({ params: { gameId, userId: user.id } });
  const named = (list: readonly { readonly code: string; readonly name: string }[] | undefined, code: string) => list?.find((one) => one.code === code)?.name ?? code;
  const answers = params.flatMap(({ id, name, values }) => {
    const ids = chosen.find(({ paramId }) => paramId === id)?.valueIds ?? [];
    const words = values.filter((value) => ids.includes(value.id)).map((value) => value.name);
    return words.length === 0 ? [] : [`${name}: ${words.join(', ')}`];
  });
  return [...user.languages.map((code) => named(languages, code)), ...(user.country === null ? [] : [named(countries, user.country)]), ...user.platforms, ...answers];
};
