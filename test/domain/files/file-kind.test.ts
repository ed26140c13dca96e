import { recordingKinds } from '#domain/files/file-kind.ts';
import { acceptOf, isNamedAs } from '#domain/files/names-of-kinds.ts';

test.each(['матч.mp4', 'IMG_0042.MOV', '2026-11-28 19-00-00.mkv', 'faceit.dem'])(
  '%s is named as a recording',
  (name) => {
    expect(isNamedAs(name, recordingKinds)).toBe(true);
  },
);

test.each(['mp4', 'матч.mp4.exe', 'IMG_0042.HEIC', ''])('«%s» is not', (name) => {
  expect(isNamedAs(name, recordingKinds)).toBe(false);
});

test('a field for files offers every ending of its kinds', () => {
  expect(acceptOf(['jpeg', 'pdf'])).toBe('.jpg,.jpeg,.pdf');
});
