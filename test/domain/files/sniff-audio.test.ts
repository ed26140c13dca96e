import { sniffAudio } from '#domain/files/sniff-audio.ts';
import { noSounds, recorded, sounds } from '../../support/mates/sounds';

test('what a browser recorded is a sound', () => {
  expect(sniffAudio(recorded())).toBe('weba');
});

test.each(Object.entries(sounds))('%s is told by its bytes', (kind, bytes) => {
  expect(sniffAudio(bytes)).toBe(kind);
});

test('an MP3 frame without an ID3 tag is detected, too', () => {
  expect(sniffAudio(Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(100)]))).toBe('mp3');
});

test.each(Object.entries(noSounds))('%s is no sound', (_what, bytes) => {
  expect(sniffAudio(bytes)).toBeNull();
});
