import fc from 'fast-check';
import { drawnArea, largestArea, movedArea } from '#client/pages/editor/panels/crop-area.ts';

const picture = { width: 1600, height: 900 };

test('the largest part of a shape stands in the middle', () => {
  expect(largestArea(picture, null)).toEqual({ x: 0, y: 0, width: 1600, height: 900 });
  expect(largestArea(picture, 2)).toEqual({ x: 0, y: 50, width: 1600, height: 800 });
  expect(largestArea(picture, 1)).toEqual({ x: 350, y: 0, width: 900, height: 900 });
});

test('however it is moved and drawn, a frame stays inside its picture and keeps its shape', () => {
  const step = fc.record({
    dx: fc.integer({ min: -3000, max: 3000 }),
    dy: fc.integer({ min: -3000, max: 3000 }),
    draw: fc.boolean(),
  });
  const size = fc.record({ width: fc.integer({ min: 40, max: 1600 }), height: fc.integer({ min: 40, max: 2400 }) });
  fc.assert(
    fc.property(size, fc.constantFrom(null, 1, 2, 16 / 9), fc.array(step, { maxLength: 20 }), (image, ratio, steps) => {
      let area = largestArea(image, ratio);
      for (const { dx, dy, draw } of steps) {
        area = draw ? drawnArea(area, dx, dy, image, ratio) : movedArea(area, dx, dy, image);
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.y).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(image.width);
        expect(area.y + area.height).toBeLessThanOrEqual(image.height);
        expect(Math.min(area.width, area.height)).toBeGreaterThan(0);
        if (ratio !== null) expect(Math.abs(area.width - area.height * ratio)).toBeLessThanOrEqual(ratio + 1);
      }
    }),
  );
});
