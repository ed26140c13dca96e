import { centred, fitted, maxZoom, moved, sideOf } from '#client/features/settings/avatar/crop.ts';

const wide = { width: 900, height: 600 };

describe('the square cut out of a photo', () => {
  test('is the largest in the middle at first', () => {
    const crop = centred(wide);
    expect(crop).toEqual({ x: 450, y: 300, zoom: 1 });
    expect(sideOf(wide, crop)).toBe(600);
  });

  test('gets no smaller than the 200 points that the service takes', () => {
    expect(sideOf(wide, fitted(wide, { ...centred(wide), zoom: 100 }))).toBe(200);
    expect(maxZoom({ width: 200, height: 900 })).toBe(1);
  });

  test('never leaves the photo', () => {
    expect(moved(wide, centred(wide), 10_000, 10_000, 300)).toEqual({ x: 300, y: 300, zoom: 1 });
    expect(moved(wide, centred(wide), -10_000, -10_000, 300)).toEqual({ x: 600, y: 300, zoom: 1 });
    expect(fitted(wide, { x: 0, y: 600, zoom: 2 })).toEqual({ x: 150, y: 450, zoom: 2 });
  });

  test('follows the hand: a third of the stage is a third of the square', () => {
    expect(moved(wide, { x: 450, y: 300, zoom: 2 }, 100, 0, 300)).toEqual({ x: 350, y: 300, zoom: 2 });
  });
});
