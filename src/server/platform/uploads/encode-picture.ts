import sharp from 'sharp';
import { pictureLimits } from '#domain/files/picture-limits.ts';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import { Refusal } from '../http/refusal';
import { limitConcurrency } from '../concurrency/limit-concurrency';

export interface PictureRules {
  /**
   * The size in pixels that the encoded picture fits into: `cover` fills and crops, `inside` never crops or enlarges.
   */
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside';
  /** Minimum of the shorter side of the uploaded picture, in pixels. */
  readonly minSide: number;
  readonly tooLarge: ErrorCode;
  readonly unreadable: ErrorCode;
}

interface EncodedPicture {
  /** WebP without metadata: no location, camera or comments. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const maxPixels = pictureLimits.maxMegapixels * 1_000_000;

const tooSmall = (minSide: number): Refusal =>
  new Refusal('VALIDATION_ERROR', {
    fields: [{ path: 'body.file', message: `Нужна картинка не меньше ${minSide} × ${minSide} точек` }],
  });

/** A large picture takes half a second and 200 MB: two dozen at once would block all other requests. */
const oneAtATime = limitConcurrency(1);

/**
 * Encodes the picture anew, so that only its pixels remain of the file. Rotated as its EXIF orientation says.
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
    const { data, info } = await oneAtATime(() =>
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
