import { fireEvent, render, screen } from '@testing-library/react';
import { TextArea } from '#client/kit/form/text-area.tsx';

/** Lines of 20 px, in a browser that does not know `field-sizing`; the frame of the field takes 2. */
beforeEach(() => {
  const lines = (area: HTMLElement): number =>
    area instanceof HTMLTextAreaElement ? area.value.split('\n').length * 20 : 0;
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return lines(this);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(22);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20);
});
afterEach(() => jest.restoreAllMocks());

test('a text area that cannot size itself is as high as its text: at first, while it is typed in and when it is emptied', () => {
  const { rerender } = render(<TextArea label="Описание" value={'одна\nдве'} onChange={() => undefined} />);
  const area = screen.getByRole('textbox', { name: 'Описание' });
  expect(area.style.height).toBe('42px');
  rerender(<TextArea label="Описание" value="" onChange={() => undefined} />);
  expect(area.style.height).toBe('22px');
});

test('one whose value React does not hold grows too', () => {
  render(<TextArea label="Описание" />);
  const area = screen.getByRole('textbox', { name: 'Описание' });
  fireEvent.input(area, { target: { value: 'одна\nдве\nтри' } });
  expect(area.style.height).toBe('62px');
});
