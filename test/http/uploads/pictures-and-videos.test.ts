import sharp from 'sharp';
import { encodePicture } from '#server/platform/uploads/encode-picture.ts';
import { withoutPlace } from '#server/platform/uploads/forget-place.ts';
import { sniffKind } from '#server/platform/uploads/sniff-kind.ts';
import { picture } from '../../support/pictures';
import { recorded, sounds } from '../../support/mates/sounds';
import { heic, mkv, moment, place, videoWithPlace } from '../../support/videos';

const rules = {
  width: 2048,
  height: 2048,
  fit: 'inside',
  minSide: 1,
  tooLarge: 'CHAT_FILE_TOO_LARGE',
  unreadable: 'CHAT_FILE_INVALID',
} as const;

const colours = ['#ff0000', '#00ff00', '#0000ff'];

/** Three frames of 60 × 40. */
const animation = async (format: 'gif' | 'webp'): Promise<Buffer> => {
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};

const sizeAfter = async (width: number, height: number) => {
  const encoded = await encodePicture(await picture({ width, height, format: 'png' }), rules);
  return [encoded.width, encoded.height];
};

describe('a file is told by its bytes', () => {
  test.each([
    ['a photo of an iPhone', heic(), 'heic'],
    ['a video of an iPhone', videoWithPlace('qt  '), 'mov'],
    ['a video', videoWithPlace(), 'mp4'],
    ['a recording of OBS', mkv(), 'mkv'],
    ['a sound in WebM', recorded(), 'weba'],
    ['a sound in MP3', sounds.mp3, 'mp3'],
    ['a document of Word, which is a ZIP', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'), 'zip'],
    ['a recorded match', Buffer.from('PBDEMS2\0', 'latin1'), 'dem'],
    ['words', Buffer.from('Привет\r\n'), 'text'],
    ['bytes of no meaning', Buffer.from([0, 1, 2, 3]), null],
    ['nothing', Buffer.alloc(0), null],
  ])('%s', async (_what, bytes, kind) => {
    expect(await sniffKind(bytes)).toBe(kind);
  });

  test('an AVIF is a picture and no video', async () => {
    const avif = await sharp(await picture())
      .avif()
      .toBuffer();
    expect(await sniffKind(avif)).toBe('avif');
    expect((await sharp((await encodePicture(avif, rules)).bytes).metadata()).format).toBe('webp');
  });
});

describe('an animation', () => {
  test.each(['gif', 'webp'] as const)('in %s keeps its frames', async (format) => {
    const encoded = await encodePicture(await animation(format), rules);
    expect([encoded.width, encoded.height]).toEqual([60, 40]);
    expect(await sharp(encoded.bytes, { animated: true }).metadata()).toMatchObject({ pages: 3, pageHeight: 40 });
  });

  test('is scaled down frame by frame', async () => {
    const encoded = await encodePicture(await animation('gif'), { ...rules, width: 30, height: 30 });
    expect([encoded.width, encoded.height]).toEqual([30, 20]);
    expect((await sharp(encoded.bytes, { animated: true }).metadata()).pages).toBe(3);
  });

  test('is a still where the picture is cropped', async () => {
    const encoded = await encodePicture(await animation('gif'), { ...rules, width: 32, height: 32, fit: 'cover' });
    expect((await sharp(encoded.bytes, { animated: true }).metadata()).pages).toBeUndefined();
  });
});

describe('a large picture', () => {
  test('of usual proportions fits into the box', async () => {
    expect(await sizeAfter(4000, 3000)).toEqual([2048, 1536]);
  });

  test('that is a long screenshot keeps the width of its phone', async () => {
    expect(await sizeAfter(1080, 14_000)).toEqual([1080, 14_000]);
  });

  test('of three monitors keeps their height', async () => {
    expect(await sizeAfter(5760, 1080)).toEqual([5760, 1080]);
  });

  test('that is both long and wide keeps 1080 pixels of its shorter side', async () => {
    expect(await sizeAfter(2160, 10_800)).toEqual([1080, 5400]);
  });

  test('turned by its camera is measured as it is seen', async () => {
    const turned = await sharp({ create: { width: 3000, height: 1080, channels: 3, background: '#8b6cff' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await encodePicture(turned, rules)).toMatchObject({ width: 1080, height: 3000 });
  });
});

describe('a video', () => {
  test.each(['isom', 'qt  '] as const)('of the family %s forgets its place, and nothing moves in it', async (brand) => {
    const video = videoWithPlace(brand);
    const kept = await withoutPlace(video);
    expect(String(kept)).not.toContain(place);
    expect(String(kept)).not.toContain(moment);
    expect(kept.length).toBe(video.length);
    expect(kept.indexOf('mdat')).toBe(video.indexOf('mdat'));
    expect(String(video)).toContain(place);
  });

  test('whose boxes contradict each other is left as it is', async () => {
    const video = videoWithPlace();
    video.writeUInt32BE(2 ** 31, video.indexOf('moov') - 4);
    expect(await withoutPlace(video)).toEqual(video);
  });

  test('of another kind is left as it is', async () => {
    expect(await withoutPlace(mkv())).toEqual(mkv());
  });
});
