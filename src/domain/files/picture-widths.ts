import { isLongPicture } from './picture-limits';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Widths in pixels in which pictures of a folder are stored besides their own, the narrowest first. A name tells only a
 * picture's own width, so a stored folder's widths must never change.
 */
const widthsOf: ReadonlyMap<string, readonly number[]> = new Map([
  // Serves the sizes up to 44 px at double density; its own width serves those up to 136 px.
  ['avatars', [96]],
  // A phone's column is some 360 px wide, at threefold density 1080; a desktop's columns are 300 to 450 px wide.
  ['blog', [640, 1080]],
]);

const narrowerThan = (folder: string, own: number): readonly number[] =>
  (widthsOf.get(folder) ?? []).filter((width) => width < own);

/**
 * Widths in which a still picture of this folder is stored besides its own. A panorama or a screenshot of three monitors
 * has none: in a phone's width nothing of it could be read any more.
 */
export const narrowerWidths = (folder: string, { width, height }: Size): readonly number[] =>
  width > height && isLongPicture({ width, height }) ? [] : narrowerThan(folder, width);

/** The ending of a name that tells a picture's own width: it is stored in narrower ones too. */
export const widthEnding = (width: number): string => `-${width}`;

const named = /^(\/files\/([a-z]+)\/[\w-]{24})-(\d{2,5})\.webp$/;

interface PictureVersion {
  readonly address: string;
  /** Pixels. */
  readonly width: number;
}

interface Versions {
  readonly own: PictureVersion;
  readonly narrower: readonly PictureVersion[];
}

/** Versions of the picture at this address; null for one that is stored in one width only. */
export const versionsOf = (address: string): Versions | null => {
  const [, name = '', folder = '', own = ''] = named.exec(address) ?? [];
  const narrower = narrowerThan(folder, Number(own)).map((width) => ({
    address: `${name}${widthEnding(width)}.webp`,
    width,
  }));
  return narrower.length === 0 ? null : { own: { address, width: Number(own) }, narrower };
};

/** Attributes of an `img`, in the order in which a browser must be given them: without `srcSet` it begins with `src`. */
export interface PictureSource {
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly src: string;
}

/** What the browser chooses from by the screen's density. `sizes`: how wide the picture is shown, as in HTML. */
export const sourceOf = (address: string, sizes: string): PictureSource => {
  const versions = versionsOf(address);
  if (versions === null) return { src: address };
  const all = [...versions.narrower, versions.own];
  return { srcSet: all.map((one) => `${one.address} ${one.width}w`).join(', '), sizes, src: address };
};
