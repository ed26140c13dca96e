/** Sound alone, as browsers record it and people keep it: WebM, Ogg, MP3 and MP4, each without a picture. */
export const audioKinds = ['weba', 'ogg', 'mp3', 'm4a'] as const;

export type AudioKind = (typeof audioKinds)[number];

const codes = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const startsAt = (bytes: Uint8Array, wanted: readonly number[], from: number): boolean =>
  wanted.every((byte, index) => bytes[from + index] === byte);

const has = (bytes: Uint8Array, text: string): boolean => {
  const wanted = codes(text);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (startsAt(bytes, wanted, at)) return true;
  return false;
};

/** The tracks of a WebM are told before its sound; further on the letters of a codec may stand by chance. */
const headBytes = 16 * 1024;

const isWeba = (bytes: Uint8Array): boolean => {
  if (!startsAt(bytes, [0x1a, 0x45, 0xdf, 0xa3], 0)) return false;
  const head = bytes.subarray(0, headBytes);
  const sounds = has(head, 'A_OPUS') || has(head, 'A_VORBIS');
  return sounds && !['V_VP', 'V_AV1', 'V_MPEG'].some((codec) => has(head, codec));
};

const isOgg = (bytes: Uint8Array): boolean => {
  const head = bytes.subarray(0, headBytes);
  return (
    startsAt(bytes, codes('OggS'), 0) && (has(head, 'OpusHead') || has(head, '\x01vorbis')) && !has(head, '\x80theora')
  );
};

/** A frame of layer III, or the tag before the first one. */
const isMp3 = (bytes: Uint8Array): boolean => {
  const [first = 0, second = 0, third = 0] = bytes;
  const frame = first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
  return frame || startsAt(bytes, codes('ID3'), 0);
};

/** What a track of an MP4 is for stands in its handler; that may come after the sound itself. */
const handler = (kind: string): string => `hdlr${'\0'.repeat(8)}${kind}`;

const isM4a = (bytes: Uint8Array): boolean =>
  startsAt(bytes, codes('ftyp'), 4) && has(bytes, handler('soun')) && !has(bytes, handler('vide'));

/** What sound a whole file is by its bytes, whatever its name says; null for a video and for all that is no sound. */
export const sniffAudio = (bytes: Uint8Array): AudioKind | null => {
  if (isWeba(bytes)) return 'weba';
  if (isOgg(bytes)) return 'ogg';
  if (isM4a(bytes)) return 'm4a';
  return isMp3(bytes) ? 'mp3' : null;
};
