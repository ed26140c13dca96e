import styled from 'styled-components';
import { below, paper, touchTarget, tabular, theme } from '#client/kit/theme/theme.ts';

export const rowHeight = 56;

export const Frame = styled.div<{ $stale: boolean }>`
  container-type: inline-size;
  min-height: 0;
  height: 100%;
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
  transition: opacity 120ms;
  /* The head is sticky: a row that takes the focus must not end up behind it. */
  [data-virtuoso-scroller] {
    scroll-padding-top: 40px;
  }
  /* All loaded rows, one below the other, without the scrolling window around them. */
  ${paper} {
    height: auto;
    [data-virtuoso-scroller],
    [data-viewport-type] {
      position: static !important;
      height: auto !important;
      overflow: visible !important;
    }
    /* Room for the rows outside of the window. */
    tbody > tr:not([data-index]) {
      display: none;
    }
  }
  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }
  th {
    height: 36px;
    padding: 0 8px;
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.bg};
    color: ${theme.color.text3};
    font-size: 12px;
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
  }
  td {
    ${tabular}
    overflow-wrap: break-word;
    height: ${rowHeight}px;
    padding: 4px 8px;
    border-bottom: 1px solid ${theme.color.line};
    overflow: hidden;
    line-height: 1.35;
    text-overflow: ellipsis;
  }
  [data-opens] > td {
    cursor: pointer;
  }
  td small {
    display: block;
    overflow: hidden;
    color: ${theme.color.text3};
    font-size: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-end] {
    text-align: right;
  }
  th:first-child,
  td:first-child {
    padding-left: 24px;
  }
  th:last-child,
  td:last-child {
    padding-right: 24px;
  }
  tr[data-group] td {
    height: 40px;
    overflow: visible;
    background: ${theme.color.surface1};
    white-space: nowrap;
    color: ${theme.color.text2};
    font-size: 13px;
    strong {
      color: ${theme.color.text1};
      font-weight: 600;
    }
  }
  tr:hover td {
    background: ${theme.color.surface1};
  }
  tr[data-at] td {
    background: ${theme.color.surface2};
  }
  tr[data-at] td:first-child {
    box-shadow: inset 3px 0 ${theme.color.text3};
  }
  tr[data-open] td {
    background: ${theme.color.violetSoft};
  }
  tr[data-open] td:first-child {
    box-shadow: inset 3px 0 ${theme.color.violet};
  }
  @container (max-width: 899px) {
    [data-from='wide'] {
      display: none;
    }
  }
  @container (min-width: 640px) {
    [data-until='list'] {
      display: none;
    }
  }
  @container (max-width: 639px) {
    [data-from] {
      display: none;
    }
  }
  ${below('md')} {
    th:first-child,
    td:first-child {
      padding-left: 12px;
    }
    th:last-child,
    td:last-child {
      padding-right: 12px;
    }
  }
`;

export const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  ${touchTarget}
  color: inherit;
  font: inherit;
  svg {
    width: 12px;
    height: 12px;
  }
  &:hover {
    color: ${theme.color.text1};
  }
`;

/** The row's link for the keyboard and screen readers; with a mouse the whole row can be clicked. */
export const Opener = styled.button`
  ${touchTarget}
  display: block;
  width: 100%;
  color: inherit;
  font: inherit;
  text-align: inherit;
`;

export const Pick = styled.td`
  width: 46px;
`;
