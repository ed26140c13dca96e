import type { PictureSource } from '#domain/files/picture-widths.ts';

/** The style sheets of few pages. */
export type SheetName = 'article' | 'landing' | 'people' | 'steps' | 'login';

/** What a page shows before its script runs, and without JavaScript. */
export interface FirstScreen {
  readonly title: string;
  readonly description: string;
  /** An absolute URL. */
  readonly image: string | null;
  /** Its largest picture, which is asked for before fonts and scripts; null without one. */
  readonly picture: PictureSource | null;
  /** The style sheet of few pages that it needs (`client/kit/theme`); null when it needs none. */
  readonly sheet: SheetName | null;
  /** Structured data (schema.org) for search engines; null when there is none. */
  readonly facts: object | null;
  /** Open Graph type. */
  readonly kind: 'article' | 'website';
  /** HTML of escaped text that is known at once: it is sent, and painted, with the page's head. */
  readonly start: string;
  /** HTML of what has to be read before it can be told; null when `start` is all. */
  readonly main: (() => Promise<string>) | null;
  /** Closes the elements that `start` has opened. */
  readonly end: string;
}

const longest = 160;

/** Cuts a description to the length that search engines show. */
export const short = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 3).replace(/\s+\S*$/, '')}…`;
