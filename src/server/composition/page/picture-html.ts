import type { PictureSource } from '#domain/files/picture-widths.ts';
import { escapeHtml } from './escape-html';

/** The last attributes of an `img`: what it shows. */
export const sourceAttributes = ({ srcSet, sizes, src }: PictureSource): string =>
  (srcSet === undefined || sizes === undefined ? '' : `srcset="${escapeHtml(srcSet)}" sizes="${escapeHtml(sizes)}" `) +
  `src="${escapeHtml(src)}"`;

/** Asks for the version that the `img` with this source will choose. */
export const preloadPicture = ({ srcSet, sizes, src }: PictureSource): string =>
  '<link rel="preload" as="image" fetchpriority="high" ' +
  (srcSet === undefined || sizes === undefined
    ? ''
    : `imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" `) +
  `href="${escapeHtml(src)}">`;
