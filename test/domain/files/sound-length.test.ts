import fc from 'fast-check';
import { soundLength } from '#domain/files/sound-length/sound-length.ts';
import { mp3Of, noSounds, recording, recordings, sounds } from '../../support/mates/sounds';

/** Milliseconds: encoders add silence up to some frames. */
const about = (expected: number) => (length: number | null) => Math.abs((length ?? 0) - expected) <= 150;

test.each(recordings)('%s is as long as it plays', (name) => {
  const expected = name.startsWith('too-long') ? 31_500 : 2000;
  expect(about(expected)(soundLength(recording(name)))).toBe(true);
});

test('frames of an MP3 are counted, a picture before them is not', () => {
  const picture = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\x07\x76', 'latin1'), mp3Of(360)]);
  expect(soundLength(mp3Of(3600))).toBeCloseTo(3600);
  expect(soundLength(Buffer.concat([picture.subarray(0, 10), Buffer.alloc(1014, 0xff), mp3Of(3600)]))).toBeCloseTo(
    3600,
  );
});

test('what only begins as a sound has no length', () => {
  for (const bytes of Object.values(sounds)) expect(soundLength(bytes)).toBeNull();
});

test('no file, however broken, takes it longer than to read or makes it fail', () => {
  const known = [...recordings.map(recording), ...Object.values(noSounds)];
  const broken = fc
    .tuple(fc.constantFrom(...known), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 40 }), fc.nat())
    .map(([file, changes, length]) => {
      const bytes = Buffer.from(file);
      for (const [at, byte] of changes) bytes[at % (bytes.length || 1)] = byte;
      return bytes.subarray(0, (length % (bytes.length || 1)) + 1);
    });
  fc.assert(
    fc.property(broken, (bytes) => {
      const length = soundLength(bytes);
      expect(length === null || length >= 0).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
