const opusRate = 48_000;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Samples per second of the stream that begins with this page; null if it begins no sound. */
const rateOf = (view: DataView, bytes: Uint8Array, at: number): number | null => {
  if (textAt(bytes, at, 8) === 'OpusHead') return opusRate;
  return textAt(bytes, at, 7) === '\x01vorbis' && at + 16 <= bytes.length ? view.getUint32(at + 12, true) : null;
};

/** Milliseconds of all sounds of the file, one after another; null without any. */
export const oggLength = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** By the number of the stream. */
  const streams = new Map<number, { readonly rate: number; samples: number }>();
  for (let at = 0; at + 27 <= bytes.length;) {
    if (textAt(bytes, at, 4) !== 'OggS') {
      at += 1;
      continue;
    }
    const segments = view.getUint8(at + 26);
    const stream = view.getUint32(at + 14, true);
    const samples = Number(view.getBigInt64(at + 6, true));
    const body = at + 27 + segments;
    const rate = rateOf(view, bytes, body);
    if (rate !== null) streams.set(stream, { rate, samples: 0 });
    const known = streams.get(stream);
    if (known !== undefined) known.samples = Math.max(known.samples, samples);
    at = bytes.subarray(at + 27, body).reduce((end, size) => end + size, body);
  }
  const sounds = [...streams.values()].filter(({ rate, samples }) => rate > 0 && samples > 0);
  return sounds.length === 0 ? null : sounds.reduce((sum, { rate, samples }) => sum + (samples / rate) * 1000, 0);
};
