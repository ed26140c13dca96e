/** What a page has to show before, and without, any script. */
export interface FirstScreen {
  readonly title: string;
  readonly description: string;
  /** A whole address. */
  readonly image: string | null;
  /** Facts for search engines; null where there are none to tell. */
  readonly facts: object | null;
  /** What links to it call it. */
  readonly kind: 'article' | 'website';
  /** HTML made of escaped words alone. */
  readonly main: string;
}

const longest = 160;

/** No more than search engines show of a description. */
export const short = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 3).replace(/\s+\S*$/, '')}…`;
