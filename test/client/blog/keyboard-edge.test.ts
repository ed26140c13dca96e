import { menuPosition } from '#client/pages/editor/menu-position.ts';
import { keyboardEdge } from '#client/pages/editor/use-keyboard-edge.ts';

const phone = { width: 390, height: 844 } as const;
beforeAll(() => Object.assign(window, { innerWidth: phone.width, innerHeight: phone.height }));

/** The visual viewport of a phone. */
const view = (height: number, scale = 1, offsetTop = 0): VisualViewport =>
  Object.assign(new EventTarget(), {
    width: phone.width / scale,
    height,
    scale,
    offsetTop,
    offsetLeft: 0,
    pageTop: 0,
    pageLeft: 0,
    onresize: null,
    onscroll: null,
    onscrollend: null,
  });

test('a keyboard is known by what it leaves to see; a bar of the browser and a zoom are none', () => {
  expect(keyboardEdge(view(844 - 336))).toEqual({ bottom: 508, left: 0, width: 390 });
  expect(keyboardEdge(view(844 - 336, 1, 40))).toEqual({ bottom: 548, left: 0, width: 390 });
  expect([keyboardEdge(view(844)), keyboardEdge(view(790)), keyboardEdge(view(422, 2))]).toEqual([null, null, null]);
});

test('the menu stands below its line, above it near the keyboard, and always within what is seen', () => {
  const edge = { bottom: 508, left: 0, width: 390 };
  expect(menuPosition({ left: 20, top: 100, bottom: 124 }, null)).toEqual({ left: 20, top: 132, maxHeight: 296 });
  expect(menuPosition({ left: 20, top: 100, bottom: 124 }, edge)).toEqual({ left: 20, top: 132, maxHeight: 296 });
  expect(menuPosition({ left: 300, top: 380, bottom: 404 }, edge)).toEqual({ left: 54, bottom: 472, maxHeight: 296 });
  const tight = menuPosition({ left: 0, top: 230, bottom: 254 }, edge);
  expect(tight).toEqual({ left: 8, bottom: 622, maxHeight: 214 });
});
