/** Kilobits per second by the index in a frame of layer III: of MPEG 1, and of MPEG 2 and 2.5. */
const rates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/** Samples per second of MPEG 1; half of them in MPEG 2, a quarter in 2.5. */
const frequencies = [44_100, 48_000, 32_000] as const;

interface Frame {
  readonly bytes: number;
  readonly ms: number;
}

/** The frame that begins here; null if none does. */
const frameAt = (bytes: Uint8Array, at: number): Frame | null => {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return null;
  const version = (second >> 3) & 3;
  const rate = (version === 3 ? rates.one : rates.two)[third >> 4];
  const base = frequencies[(third >> 2) & 3];
  if (version === 1 || !rate || base === undefined) return null;
  const frequency = base / { 0: 4, 2: 2, 3: 1 }[version as 0 | 2 | 3];
  const samples = version === 3 ? 1152 : 576;
  return {
    bytes: Math.floor((samples * rate * 125) / frequency) + ((third >> 1) & 1),
    ms: (samples / frequency) * 1000,
  };
};

/** An ID3 tag before the sound may hold a picture, whose bytes are no frames. */
const afterTag = (bytes: Uint8Array): number => {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0;
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(6, 10);
  return 10 + ((first & 127) << 21) + ((second & 127) << 14) + ((third & 127) << 7) + (fourth & 127);
};

/** Milliseconds of all frames; null without any. What a header says of their number is not believed. */
export const mp3Length = (bytes: Uint8Array): number | null => {
  let ms = 0;
  for (let at = afterTag(bytes); at < bytes.length;) {
    const frame = frameAt(bytes, at);
    ms += frame?.ms ?? 0;
    at += frame?.bytes ?? 1;
  }
  return ms === 0 ? null : ms;
};
