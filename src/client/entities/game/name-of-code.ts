interface Named {
  readonly code: string;
  readonly name: string;
}

/** «Русский» for `ru`: by the list; where that cannot be had, by the browser, so that nobody reads a code. */
export const nameOfCode = (list: readonly Named[] | undefined, code: string, type: 'language' | 'region'): string => {
  const name = list?.find((one) => one.code === code)?.name ?? new Intl.DisplayNames('ru', { type }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase('ru') + name.slice(1);
};
