import fs from 'node:fs';
import path from 'node:path';

const padding = Buffer.alloc(600, 7);
const handler = (kind: string) => Buffer.from(`hdlr${'\0'.repeat(8)}${kind}`, 'latin1');

/** A recording made by a real browser: one of the demo's. */
export const recorded = (): Buffer => fs.readFileSync(path.join(__dirname, '../../../public/voices/demo-1.weba'));

/** Silence of two seconds in each format, in fragments as browsers record it, and of 31.5 s. */
export const recordings = [
  'two-seconds.weba',
  'two-seconds.ogg',
  'vorbis.ogg',
  'two-seconds.mp3',
  'two-seconds.m4a',
  'fragments.m4a',
  'too-long.m4a',
] as const;

export const recording = (name: (typeof recordings)[number]): Buffer =>
  fs.readFileSync(path.join(__dirname, 'recorded', name));

/** Frames of MPEG 2 layer III, 36 ms each. */
export const mp3Of = (ms: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(ms / 36) }, () => Buffer.from('fff318c4'.padEnd(72, '0'), 'hex')));

const webm = (...codecs: readonly string[]) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`webm ${codecs.join(' ')}`, 'latin1'), padding]);
const ogg = (...codecs: readonly string[]) => Buffer.concat([Buffer.from(`OggS${codecs.join('')}`, 'latin1'), padding]);
const mp4 = (...tracks: readonly string[]) =>
  Buffer.concat([
    Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
    Buffer.alloc(30_000, 1),
    ...tracks.map(handler),
    padding,
  ]);

/** The first bytes by which each format of sound is recognised. */
export const sounds = {
  weba: webm('A_OPUS'),
  ogg: ogg('OpusHead'),
  mp3: Buffer.concat([Buffer.from('ID3', 'latin1'), padding]),
  m4a: mp4('soun'),
} as const;

/** Files that are not a sound, or more than one. */
export const noSounds: Readonly<Record<string, Buffer>> = {
  'a video with sound, WebM': webm('V_VP9', 'A_OPUS'),
  'a video with sound, MP4': mp4('vide', 'soun'),
  'a video with sound, Ogg': ogg('\x80theora', '\x01vorbis'),
  'an MP4 of no track': mp4(),
  'a WebM of no track': webm(),
  'a picture': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), padding]),
  'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'raw AAC, whose frames are no MP3': Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80]), padding]),
  'an empty file': Buffer.alloc(0),
};
