type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

export type QueryParams = Readonly<Record<string, QueryValue>>;

/** Arrays travel in bracket form: `ids[]=1&ids[]=2`. Absent values are left out. */
export const queryString = (query: QueryParams | undefined): string => {
  const params: string[] = [];
  const add = (name: string, value: string | number | boolean) => params.push(`${name}=${encodeURIComponent(String(value))}`);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    const key = encodeURIComponent(name);
    if (typeof value === 'object') value.forEach((item) => add(`${key}[]`, item));
    else add(key, value);
  }
  return params.length === 0 ? '' : `?${params.join('&')}`;
};
