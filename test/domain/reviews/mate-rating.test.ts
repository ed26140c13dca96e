import { mateRating } from '#domain/mates/review.ts';

describe('the rating of a mate', () => {
  test('is 4.5 before anybody has written', () => {
    expect(mateRating([])).toBe(450);
  });

  test('lets one review weigh a tenth', () => {
    expect(mateRating([100])).toBe(415);
    expect(mateRating([500])).toBe(455);
  });

  test('is the plain mean from ten on', () => {
    expect(mateRating(Array.from({ length: 10 }, () => 480))).toBe(480);
  });

  test('forgets what is beyond the last hundred', () => {
    expect(mateRating([...Array.from({ length: 100 }, () => 500), 100, 100])).toBe(500);
  });
});
