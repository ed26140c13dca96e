import { texts } from '../texts';
import type { Area } from './crop-area';

const loaded = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => reject(new Error(texts.upload.failed)));
    picture.src = src;
  });

/**
 * A part of one of our pictures as a file to upload.
 * @throws Error with a text for the person
 */
export const cropPicture = async (src: string, { x, y, width, height }: Area): Promise<File> => {
  const picture = await loaded(src);
  const paper = document.createElement('canvas');
  paper.width = width;
  paper.height = height;
  paper.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, width, height);
  const bytes = await new Promise<Blob | null>((resolve) => paper.toBlob(resolve, 'image/webp', 0.95));
  if (bytes === null) throw new Error(texts.upload.failed);
  // A browser that cannot encode WebP returns a PNG.
  return new File([bytes], bytes.type === 'image/webp' ? 'crop.webp' : 'crop.png', { type: bytes.type });
};
