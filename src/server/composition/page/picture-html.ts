import type { PictureSource } from '#domain/files/picture-widths.ts';
import { escapeHtml } from './escape-html';

/** The attributes of an element that shows a picture, or asks for it by other names. */
const attributes = ({ srcSet, sizes, src }: PictureSource, prefix: '' | 'image', address: 'src' | 'href'): string =>
  (srcSet === undefined || sizes === undefined
    ? ''
    : `${prefix}srcset="${escapeHtml(srcSet)}" ${prefix}sizes="${escapeHtml(sizes)}" `) +
  `${address}="${escapeHtml(src)}"`;

/** The last attributes of an `img`: what it shows. */
export const sourceAttributes = (source: PictureSource): string => attributes(source, '', 'src');

/** Asks for the version that the `img` with this source will choose. */
export const preloadPicture = (source: PictureSource): string =>
  `<link rel="preload" as="image" fetchpriority="high" ${attributes(source, 'image', 'href')}>`;
