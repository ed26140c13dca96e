import { avatarLimits } from '#domain/people/avatar.ts';

/** Which square of a picture is taken: its centre in picture pixels and the zoom (1: the largest square). */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const shorter = ({ width, height }: PictureSize): number => Math.min(width, height);

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The square may not get smaller than the server's minimum. */
export const maxZoom = (size: PictureSize): number => between(shorter(size) / avatarLimits.minSidePixels, 1, 5);

/** Side of the square in picture pixels. */
export const sideOf = (size: PictureSize, { zoom }: Crop): number => shorter(size) / zoom;

/** Keeps the square inside the picture. */
export const fitted = (size: PictureSize, crop: Crop): Crop => {
  const zoom = between(crop.zoom, 1, maxZoom(size));
  const half = shorter(size) / zoom / 2;
  return { zoom, x: between(crop.x, half, size.width - half), y: between(crop.y, half, size.height - half) };
};

export const centred = (size: PictureSize): Crop => ({ x: size.width / 2, y: size.height / 2, zoom: 1 });

/**
 * The picture follows the pointer: when it is dragged right by `dx` on a stage `stage` pixels wide, its square moves
 * left.
 */
export const moved = (size: PictureSize, crop: Crop, dx: number, dy: number, stage: number): Crop => {
  const scale = sideOf(size, crop) / stage;
  return fitted(size, { ...crop, x: crop.x - dx * scale, y: crop.y - dy * scale });
};
