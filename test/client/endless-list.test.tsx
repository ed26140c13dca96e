import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EndlessList } from '#client/kit/display/endless-list.tsx';
import { fakeIntersection, scrolledTo, observedElements } from '../support/client/fake-intersection';

fakeIntersection();

interface Going {
  readonly onMore?: () => void;
  readonly loading?: boolean;
  readonly hasMore?: boolean;
}

const list = (count: number, { onMore = () => undefined, loading = false, hasMore = true }: Going = {}) => (
  <EndlessList
    items={Array.from({ length: count }, (_, index) => index + 1)}
    itemKey={(row) => row}
    itemHeight={100}
    renderItem={(row) => <button type="button">Строка {row}</button>}
    hasMore={hasMore}
    loading={loading}
    onMore={onMore}
  />
);

const rows = () => screen.queryAllByRole('button').map(({ textContent }) => Number(textContent.slice(7)));
const row = (number: number) => screen.getByRole('button', { name: `Строка ${number}` });
const first = [1, 2, 3, 4, 5, 6];
const numberOf = (element: Element) => Number(element.getAttribute('data-row'));
const end = (element: Element) => !element.hasAttribute('data-row');
const scrollToRowsFrom19 = () => {
  const isNear = (element: Element) => numberOf(element) >= 18 && numberOf(element) < 24;
  scrolledTo(isNear);
};

describe('an endless list', () => {
  test('starts with the rows of one window', () => {
    render(list(60));
    expect(rows()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('renders the first rows and those near the window, and placeholders for the others', () => {
    render(list(60));
    scrollToRowsFrom19();
    expect(rows()).toEqual([...first, 19, 20, 21, 22, 23, 24]);
    expect(observedElements().find((element) => numberOf(element) === 42)).toHaveStyle({ height: '600px' });
  });

  test('renders the row that has the focus until it loses it', async () => {
    render(list(60));
    const eighth = row(8);
    eighth.focus();
    scrollToRowsFrom19();
    expect(eighth).toHaveFocus();
    expect(eighth).toBeInTheDocument();
    await userEvent.click(row(20));
    scrollToRowsFrom19();
    expect(rows()).toEqual([...first, 19, 20, 21, 22, 23, 24]);
  });

  test('requests more when its end is near, once for each end and not while it is loading', () => {
    const onMore = jest.fn();
    const view = render(list(20, { onMore }));
    scrolledTo(end);
    expect(onMore).toHaveBeenCalledTimes(1);
    view.rerender(list(20, { onMore, loading: true }));
    scrolledTo(() => true);
    expect(onMore).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем ещё');
    view.rerender(list(40, { onMore }));
    scrolledTo(end);
    expect(onMore).toHaveBeenCalledTimes(2);
    view.rerender(list(60, { onMore, hasMore: false }));
    scrolledTo(() => true);
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  test('grows at its end; existing rows keep their position and focus', () => {
    const view = render(list(9));
    const ninth = row(9);
    ninth.focus();
    view.rerender(list(24));
    scrolledTo(() => true);
    expect(rows()).toHaveLength(24);
    expect(row(9)).toBe(ninth);
    expect(ninth).toHaveFocus();
  });
  test('a row that moves to another position keeps its focus', () => {
    const named = (names: readonly string[]) => (
      <EndlessList
        items={names}
        itemKey={(name) => name}
        renderItem={(name) => <button type="button">{name}</button>}
        hasMore={false}
        loading={false}
        onMore={() => undefined}
      />
    );
    const names = ['а', 'б', 'в', 'г', 'д', 'е', 'ё'];
    const view = render(named(names));
    const last = screen.getByRole('button', { name: 'ё' });
    last.focus();
    view.rerender(named(names.slice(3)));
    expect(screen.getByRole('button', { name: 'ё' })).toBe(last);
    expect(last).toHaveFocus();
  });
});
