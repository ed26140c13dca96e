import { texts } from './texts';

const isKey = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** A law in words; a name of which the page has no words is shown as it is. */
export const lawText = (name: string): string => (isKey(texts.laws, name) ? texts.laws[name] : name);
