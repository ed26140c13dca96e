import styled from 'styled-components';

/** px: the allowed gaps. */
type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 48 | 56;

interface Layout {
  readonly $gap?: Gap;
  readonly $align?: 'normal' | 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly $justify?: 'normal' | 'center' | 'space-between';
}

interface RowLayout extends Layout {
  readonly $wrap?: 'wrap' | 'nowrap';
}

interface GridLayout extends Layout {
  /** A CSS value of `grid-template-columns`; `fitColumns(220)` for as many columns as fit. */
  readonly $columns?: string;
}

const aligned = ({ $align = 'normal', $justify = 'normal' }: Layout): string =>
  ($align === 'normal' ? '' : `align-items: ${$align};`) +
  ($justify === 'normal' ? '' : `justify-content: ${$justify};`);

/** Items one under another. A list: `<Stack as="ul">`. */
export const Stack = styled.div<Layout>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 16 }) => $gap}px;
  ${aligned}
`;

/** Items in a row; those that do not fit wrap to the next line. */
export const Row = styled.div<RowLayout>`
  display: flex;
  flex-wrap: ${({ $wrap = 'wrap' }) => $wrap};
  gap: ${({ $gap = 12 }) => $gap}px;
  ${({ $align = 'center', ...rest }) => aligned({ ...rest, $align })}
`;

export const Grid = styled.div<GridLayout>`
  display: grid;
  ${({ $columns }) => $columns !== undefined && `grid-template-columns: ${$columns};`}
  gap: ${({ $gap = 16 }) => $gap}px;
  ${aligned}
`;

/** As many columns as fit, none narrower than `width` px unless the screen is. */
export const fitColumns = (width: number): string => `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`;
