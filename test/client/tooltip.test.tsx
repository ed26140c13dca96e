import { fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from '#client/kit/feedback/tooltip.tsx';

/** A window of 390 px; the bubble would end 20 px past its edge, and follows its margin. */
beforeEach(() => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const shift = this instanceof HTMLElement ? Number.parseFloat(this.style.marginLeft) || 0 : 0;
    return new DOMRect(150 + shift, 0, 260, 40);
  });
});
afterEach(() => jest.restoreAllMocks());

const explained = (text: string | null) => (
  <Tooltip text={text}>
    <button type="button">Вывести</button>
  </Tooltip>
);

test('a tooltip stays within the window also when its text comes while it is open, and when the text changes', () => {
  const { rerender } = render(explained(null));
  fireEvent.click(screen.getByRole('button'));
  rerender(explained('Сначала дождись прошлой заявки'));
  expect(screen.getByRole('tooltip').style.marginLeft).toBe('-28px');
  rerender(explained('Сначала подтверди почту'));
  expect(screen.getByRole('tooltip').style.marginLeft).toBe('-28px');
});
