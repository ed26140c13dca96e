import sharp from 'sharp';
import { isLongPicture, pictureLimits } from '#domain/files/picture-limits.ts';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import { Refusal } from '../http/refusal';
import { limitConcurrency } from '../concurrency/limit-concurrency';

export interface PictureRules {
  /**
   * The size in pixels that the encoded picture fits into: `cover` fills and crops, and is a still; `inside` never crops
   * or enlarges, and keeps the movement of a GIF or WebP and the words of a long screenshot readable.
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
  readonly animated: boolean;
}

const quality = 82;
/** How hard the encoder looks for fewer bytes, 0 to 6. */
const usualEffort = 4;
const maxPixels = pictureLimits.maxMegapixels * 1_000_000;

const tooSmall = (minSide: number): Refusal =>
  new Refusal('VALIDATION_ERROR', {
    fields: [{ path: 'body.file', message: `Нужна картинка не меньше ${minSide} × ${minSide} точек` }],
  });

/** A large picture takes half a second and 200 MB: two dozen at once would block all other requests. */
const oneAtATime = limitConcurrency(1);

/** The box of an `inside` picture in pixels. A long one keeps `readableSide` of its shorter side, however long it is. */
const boxOf = (width: number, height: number, rules: Pick<PictureRules, 'width' | 'height'>) => {
  if (!isLongPicture({ width, height })) return { width: rules.width, height: rules.height };
  const { readableSide, longestSide } = pictureLimits;
  return width < height
    ? { width: Math.min(rules.width, readableSide), height: longestSide }
    : { width: longestSide, height: Math.min(rules.height, readableSide) };
};

/**
 * Encodes the picture anew, so that only its pixels remain of the file. Rotated as its EXIF orientation says.
 * @throws Refusal `tooLarge` over 50 megapixels, `unreadable` for a broken one, VALIDATION_ERROR for one too small
 */
export const encodePicture = async (bytes: Buffer, rules: PictureRules): Promise<EncodedPicture> => {
  const animated = rules.fit === 'inside';
  const meta = await sharp(bytes, { limitInputPixels: false, animated })
    .metadata()
    .catch(() => null);
  if (!meta) throw new Refusal(rules.unreadable);
  const { width, height } = meta.autoOrient;
  const frameHeight = meta.pageHeight ?? height;
  if (width * height > maxPixels) throw new Refusal(rules.tooLarge);
  if (Math.min(width, frameHeight) < rules.minSide) throw tooSmall(rules.minSide);
  const box = rules.fit === 'inside' ? boxOf(width, frameHeight, rules) : { width: rules.width, height: rules.height };
  try {
    const { data, info } = await oneAtATime(() =>
      sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', animated })
        .autoOrient()
        .resize({ ...box, fit: rules.fit, withoutEnlargement: rules.fit === 'inside' })
        // An animation of some hundred frames takes seconds at the usual effort, and everybody's pictures wait for it.
        .webp({ quality, effort: (meta.pages ?? 1) > 1 ? 0 : usualEffort })
        .toBuffer({ resolveWithObject: true }),
    );
    return {
      bytes: data,
      width: info.width,
      height: info.pageHeight ?? info.height,
      animated: info.pageHeight !== undefined,
    };
  } catch {
    throw new Refusal(rules.unreadable);
  }
};

/** A narrower version of an encoded still picture. `width`: pixels. */
export const narrowPicture = (bytes: Buffer, width: number, effort = usualEffort): Promise<Buffer> =>
  oneAtATime(() => sharp(bytes).resize({ width }).webp({ quality, effort }).toBuffer());
