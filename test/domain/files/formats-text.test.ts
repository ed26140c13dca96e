import { formatsText } from '#domain/files/formats-text.ts';
import { gameIcon } from '#domain/games/game-icon.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { disputeFileKinds } from '#domain/squad/facts/dispute-file-kinds.ts';

test('formats are called by their names, not by what their files end in', () => {
  expect(formatsText(gameIcon.types)).toBe('JPEG, PNG, WebP и AVIF');
  expect(formatsText(povTerms.fileTypes, 'или')).toBe('MP4, MOV, WebM, MKV или DEM');
  expect(formatsText(disputeFileKinds)).toBe(
    'JPEG, PNG, WebP, GIF, AVIF, MP4, MOV, WebM, MKV, DEM, WebM, Ogg, MP3, M4A и PDF',
  );
});
