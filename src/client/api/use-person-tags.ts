import type { PublicUser } from '../../contract/users';
import { useGameParamsQuery, useGameParamValuesQuery } from './game-params-api';
import { useCountriesQuery, useLanguagesQuery } from './reference-api';

interface Named {
  readonly code: string;
  readonly name: string;
}

/** By the list; where that cannot be had, by the browser, so that nobody reads a code. */
const named = (list: readonly Named[] | undefined, code: string, type: 'language' | 'region'): string => {
  const name = list?.find((one) => one.code === code)?.name ?? new Intl.DisplayNames('ru', { type }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase('ru') + name.slice(1);
};

/** What is known of a person in short words: languages, country, platforms, and «Ранг: Глобал» for each parameter of the game. */
export const usePersonTags = (user: Pick<PublicUser, 'id' | 'languages' | 'country' | 'platforms'>, gameId: string): readonly string[] => {
  const { data: languages } = useLanguagesQuery();
  const { data: countries } = useCountriesQuery();
  const { currentData: params = [] } = useGameParamsQuery({ params: { gameId } });
  const { currentData: chosen = [] } = useGameParamValuesQuery({ params: { gameId, userId: user.id } });
  const answers = params.flatMap(({ id, name, values }) => {
    const ids = chosen.find(({ paramId }) => paramId === id)?.valueIds ?? [];
    const words = values.filter((value) => ids.includes(value.id)).map((value) => value.name);
    return words.length === 0 ? [] : [`${name}: ${words.join(', ')}`];
  });
  return [...user.languages.map((code) => named(languages, code, 'language')), ...(user.country === null ? [] : [named(countries, user.country, 'region')]), ...user.platforms, ...answers];
};
