const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** The head of a box that tells when: version 0, then the moments of recording and of the last change. */
const dated = (): Buffer => Buffer.concat([Buffer.alloc(4), text(`${moment}${moment}`), Buffer.alloc(80)]);

/** Stands for a moment in four bytes. */
export const moment = 'WHEN';

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** Where the video was recorded, as phones write it. */
export const place = '+55.7558+037.6173/';

/** An MP4 or MOV of one track whose boxes name the place three times: as cameras, iPhones and editors do. */
export const videoWithPlace = (brand: 'isom' | 'qt  ' = 'isom'): Buffer =>
  Buffer.concat([
    box('ftyp', text(brand), Buffer.alloc(4), text(brand)),
    box(
      'moov',
      box('mvhd', dated()),
      box('trak', box('tkhd', dated()), box('udta', box('\xa9xyz', text(place)))),
      box('udta', box('\xa9xyz', text(place))),
      box('meta', text(`com.apple.quicktime.location.ISO6709${place}`)),
    ),
    box('uuid', text(`be7acfcb97a942e8<exif:GPS>${place}`)),
    box('mdat', Buffer.alloc(5000, 7)),
  ]);

/** The first bytes of a photo of an iPhone. */
export const heic = (): Buffer =>
  Buffer.concat([
    box('ftyp', text('heic'), Buffer.alloc(4), text('mif1'), text('heic')),
    box('mdat', Buffer.alloc(200)),
  ]);

/** The first bytes of a recording of OBS. */
export const mkv = (): Buffer =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x8b]),
    Buffer.from([0x42, 0x82, 0x88]),
    text('matroska'),
    Buffer.alloc(600, 1),
  ]);
