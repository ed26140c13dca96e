/** Supported audio formats: WebM, Ogg, MP3 and MP4, each without a video track. */
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

/** A WebM lists its tracks before the sound; beyond this many bytes a codec's name may appear by chance. */
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

/** Starts with a frame of MPEG layer III, or with an ID3 tag. */
const isMp3 = (bytes: Uint8Array): boolean => {
  const [first = 0, second = 0, third = 0] = bytes;
  const frame = first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
  return frame || startsAt(bytes, codes('ID3'), 0);
};

/** The handler box of an MP4 track names its purpose; it may come after the sound, so the whole file is searched. */
const handler = (kind: string): string => `hdlr${'\0'.repeat(8)}${kind}`;

const isM4a = (bytes: Uint8Array): boolean =>
  startsAt(bytes, codes('ftyp'), 4) && has(bytes, handler('soun')) && !has(bytes, handler('vide'));

/** The audio format of a whole file, detected by its bytes; null for a video and for anything else. */
export const sniffAudio = (bytes: Uint8Array): AudioKind | null => {
  if (isWeba(bytes)) return 'weba';
  if (isOgg(bytes)) return 'ogg';
  if (isM4a(bytes)) return 'm4a';
  return isMp3(bytes) ? 'mp3' : null;
};
