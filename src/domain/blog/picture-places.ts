/**
 * How wide covers are shown, as `sizes` of HTML. A cover fills its place and is twice as wide as high: in a higher place
 * it is drawn wider than the place and cut at its sides.
 */
export const coverSizes = {
  /** The first of the recommended: 418 px high beside the others, 300 px on a phone. */
  lead: '(min-width: 992px) 836px, (min-width: 768px) 720px, 600px',
  recommended: '(min-width: 992px) 190px, (min-width: 576px) 330px, 160px',
  tile: '(min-width: 992px) 452px, (min-width: 768px) 350px, calc(100vw - 32px)',
  /** A line of a narrow list. */
  line: '92px',
  /** A line of the author's own list. */
  own: '(min-width: 768px) 180px, 84px',
  /** Above the article. */
  banner: 'min(100vw - 32px, 1248px)',
  /** In the editor. */
  editor: 'min(100vw - 68px, 800px)',
} as const;

export type CoverPlace = keyof typeof coverSizes;

export const pictureSizes = {
  /** In an article's text, where none is enlarged. `width`: its own, in pixels. */
  text: (width: number): string => `min(100vw - 32px, ${Math.min(width, 720)}px)`,
  /** A cell of 220 px and more, which may be higher than its picture. */
  gallery: '(min-width: 576px) 350px, calc(100vw - 32px)',
  /** Beside its description in the editor. */
  described: '128px',
} as const;
