/** Boxes that only hold other boxes. */
const holders: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);

/** Flags of `tfhd` and `trun`: which optional fields there are. */
const has = {
  dataOffset: 0x1,
  sampleDescription: 0x2,
  baseOffset: 0x1,
  defaultDuration: 0x8,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  composition: 0x800,
} as const;

/** The fields of one box, one after another; past its end they are 0. */
const fieldsOf = (view: DataView, from: number, end: number) => {
  let at = from;
  return {
    next: (): number => {
      const value = at + 4 <= end ? view.getUint32(at) : 0;
      at += 4;
      return value;
    },
    skip: (bytes: number): void => void (at += bytes),
    left: (): number => Math.max(0, end - at),
  };
};

type Fields = ReturnType<typeof fieldsOf>;

const ticksOfTable = (fields: Fields): number => {
  fields.skip(4);
  let ticks = 0;
  for (let left = fields.next(); left > 0 && fields.left() > 0; left -= 1) ticks += fields.next() * fields.next();
  return ticks;
};

const ticksOfRun = (fields: Fields, defaultDuration: number): number => {
  const flags = fields.next() & 0xffffff;
  const count = fields.next();
  if (flags & has.dataOffset) fields.skip(4);
  if (flags & has.firstFlags) fields.skip(4);
  if (!(flags & has.duration)) return count * defaultDuration;
  const rest = [has.size, has.flags, has.composition].filter((flag) => flags & flag).length * 4;
  let ticks = 0;
  for (let left = count; left > 0 && fields.left() > 0; left -= 1) {
    ticks += fields.next();
    fields.skip(rest);
  }
  return ticks;
};

const durationOfFragment = (fields: Fields): number | null => {
  const flags = fields.next() & 0xffffff;
  fields.skip(4);
  if (flags & has.baseOffset) fields.skip(8);
  if (flags & has.sampleDescription) fields.skip(4);
  return flags & has.defaultDuration ? fields.next() : null;
};

/**
 * Milliseconds of all samples; null without any. The length in the header of the file is not believed: recordings of
 * browsers consist of fragments, and name that of the first one there.
 */
export const m4aLength = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let timescale = 0;
  let [trackDefault, fragmentDefault] = [0, 0];
  let ticks = 0;
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = size < 8 ? bytes.length : Math.min(bytes.length, at + size);
    const fields = fieldsOf(view, at + 8, end);
    if (kind === 'mdhd') {
      const isLong = fields.next() >>> 24 === 1;
      fields.skip(isLong ? 16 : 8);
      timescale = fields.next();
    }
    if (kind === 'trex') {
      fields.skip(12);
      trackDefault = fields.next();
    }
    if (kind === 'tfhd') fragmentDefault = durationOfFragment(fields) ?? trackDefault;
    if (kind === 'stts') ticks += ticksOfTable(fields);
    if (kind === 'trun') ticks += ticksOfRun(fields, fragmentDefault);
    at = holders.has(kind) ? at + 8 : end;
  }
  return timescale === 0 || ticks === 0 ? null : (ticks / timescale) * 1000;
};
