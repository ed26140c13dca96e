import type { PictureSource } from '#domain/files/picture-widths.ts';

/** Gives an `img` what it shows; `src` comes last, for some browsers begin to fetch it at once. */
export const showSource = (picture: HTMLImageElement, { srcSet, sizes, src }: PictureSource): HTMLImageElement => {
  if (srcSet === undefined || sizes === undefined) {
    picture.removeAttribute('srcset');
    picture.removeAttribute('sizes');
  } else {
    picture.sizes = sizes;
    picture.srcset = srcSet;
  }
  picture.src = src;
  return picture;
};
