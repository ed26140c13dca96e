import type { pages } from '../pages';

/** The pattern of a page in the manifest: the name by which links refer to it. */
export type PagePath = (typeof pages)[number]['path'];

/** Names of the parameters in a pattern. */
type NamesIn<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | NamesIn<`/${After}`>
    : Rest
  : never;

type ParamsOf<P extends PagePath> = Readonly<Record<NamesIn<P>, string | number>>;

/** Stands for the game in a link of which it is not known whose game it will be: the client fills it in. */
export const chosenGame = '{gameId}';

const filled = (value: string | number | undefined): string =>
  value === chosenGame ? value : encodeURIComponent(value ?? '');

/**
 * The one way to make a link: the pattern of a page, which the compiler looks up in the manifest, and its parameters.
 * `route('/:gameId/squads/:squadId')({ gameId: 'cs2', squadId: 7 })` → `/cs2/squads/7`
 */
export const route =
  <P extends PagePath>(pattern: P) =>
  (params: ParamsOf<P>): string => {
    const values: Readonly<Record<string, string | number>> = params;
    return pattern.replace(/:(\w+)/g, (_, name: string) => filled(values[name]));
  };
