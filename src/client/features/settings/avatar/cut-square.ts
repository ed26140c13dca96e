import type { Crop } from './crop';
import { sideOf } from './crop';

/** Twice what the service keeps: it makes the last reduction itself. */
const maxSide = 816;

/** The chosen square as a file to be sent; null when the browser cannot paint it. */
export const cutSquare = (picture: HTMLImageElement, crop: Crop): Promise<Blob | null> => {
  const side = sideOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(side, maxSide));
  const brush = canvas.getContext('2d');
  if (brush === null) return Promise.resolve(null);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
};
