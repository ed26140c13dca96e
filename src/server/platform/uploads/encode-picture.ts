import sharp from 'sharp';
import { pictureLimits } from '../../../domain/files/picture-limits';
import type { ErrorCode } from '../../../contract/errors/error-code';
import { Refusal } from '../http/refusal';
import { limitConcurrency } from '../concurrency/limit-concurrency';

export interface PictureRules {
  /**
   * The encoded picture fits into this. `cover` fills and crops it, `inside` keeps all of the picture and never
   * enlarges.
   */
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside';
  /** Shorter side of what is sent, in pixels. */
  readonly minSide: number;
  readonly tooLarge: ErrorCode;
  readonly unreadable: ErrorCode;
}

interface EncodedPicture {
  /** WebP without any metadata: no place, no camera, no comments. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const maxPixels = pictureLimits.maxMegapixels * 1_000_000;

const tooSmall = (minSide: number): Refusal =>
  new Refusal('VALIDATION_ERROR', {
    fields: [{ path: 'body.file', message: `Нужна картинка не меньше ${minSide} × ${minSide} точек` }],
  });

/** Half a second and 200 MB for a large one: two dozen at once would leave nothing for people who sign in. */
const inLine = limitConcurrency(1);

/**
 * Redraws the picture: what was hidden in the file, other than its pixels, is gone. Turned as its camera said.
 * @throws Refusal `tooLarge` over 50 megapixels, `unreadable` for a broken one, VALIDATION_ERROR for one too small
 */
export const encodePicture = async (bytes: Buffer, rules: PictureRules): Promise<EncodedPicture> => {
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!meta) throw new Refusal(rules.unreadable);
  if (meta.width * meta.height > maxPixels) throw new Refusal(rules.tooLarge);
  if (Math.min(meta.width, meta.height) < rules.minSide) throw tooSmall(rules.minSide);
  try {
    const { data, info } = await inLine(() =>
      sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
        .autoOrient()
        .resize({
          width: rules.width,
          height: rules.height,
          fit: rules.fit,
          withoutEnlargement: rules.fit === 'inside',
        })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal(rules.unreadable);
  }
};
