interface Named {
  readonly code: string;
  readonly name: string;
}

/**
 * «Русский» for `ru`: from the list, or from the browser if the list is not available, so that people never see a code.
 */
export const nameOfCode = (list: readonly Named[] | undefined, code: string, type: 'language' | 'region'): string => {
  const name = list?.find((one) => one.code === code)?.name ?? new Intl.DisplayNames('ru', { type }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase('ru') + name.slice(1);
};
