import { recordingKinds } from '#domain/files/file-kind.ts';
import { acceptOf, isNamedAs, nameAs } from '#domain/files/names-of-kinds.ts';

test.each(['матч.mp4', 'IMG_0042.MOV', '2026-11-28 19-00-00.mkv', 'faceit.dem'])(
  '%s is named as a recording',
  (name) => {
    expect(isNamedAs(name, recordingKinds)).toBe(true);
  },
);

test.each(['mp4', 'матч.mp4.exe', 'IMG_0042.HEIC', ''])('«%s» is not named as a recording', (name) => {
  expect(isNamedAs(name, recordingKinds)).toBe(false);
});

test.each([
  ['дача.jpg', 'дача.webp'],
  ['скриншот', 'скриншот.webp'],
  ['.jpg', '.jpg.webp'],
  ['готово.webp', 'готово.webp'],
])('%s that was redrawn is saved as %s', (name, saved) => {
  expect(nameAs(name, 'webp')).toBe(saved);
});

test('a field for files offers every ending of its kinds', () => {
  expect(acceptOf(['jpeg', 'pdf'])).toBe('.jpg,.jpeg,.pdf');
});
