import { formatsText } from '../../../src/domain/files/formats-text';
import { gameIcon } from '../../../src/domain/games/game-icon';
import { povTerms } from '../../../src/domain/pov-request/pov-request';
import { disputeTerms } from '../../../src/domain/squad/facts/squad-limits';

test('formats are called by their names, not by what their files end in', () => {
  expect(formatsText(gameIcon.types)).toBe('JPEG, PNG и WebP');
  expect(formatsText(povTerms.fileTypes, 'или')).toBe('MP4, WebM или DEM');
  expect(formatsText(disputeTerms.fileKinds)).toBe('JPEG, PNG, WebP, GIF, MP4, WebM, DEM и PDF');
});
