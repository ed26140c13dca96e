/** Ids and times: nobody's words. */
const idOrTime = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Names of the product's own, which a person cannot have written. */
const ownNames: ReadonlySet<string> = new Set(['type', 'kind', 'role', 'status', 'state', 'machine', 'code', 'topic']);

/** As long as it was and with its spaces, but without its words. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{L}/gu, (letter) => (letter === 'X' ? letter : 'x'))
    .replaceAll(/\d/g, '0');

const isOwn = (name: string, text: string): boolean =>
  idOrTime.test(text) || (ownNames.has(name) && /^[\w./ :-]{0,60}$/.test(text));

const shaped = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return isOwn(name, value) ? value : shapeOf(value);
  if (Array.isArray(value)) return value.map((inner: unknown) => shaped(name, inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shaped(key, inner)]));
};

/**
 * Plain data without anybody's words: of each text only its shape stays («Привет, 12» is `Xxxxxx, 00`), while ids, times
 * and the product's own names stay as they are. What is not known to be harmless is taken for a text.
 */
export const shapeOfTexts = (value: unknown): unknown => shaped('', value);
