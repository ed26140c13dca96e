import { css } from 'styled-components';
import { theme } from '../../kit/theme/theme';

const { color, radius } = theme;

/** Styles of an article's content; the editor uses them too. */
export const bodyStyles = css`
  font-size: 17px;
  line-height: 1.7;
  overflow-wrap: anywhere;
  > * + * {
    margin-top: 18px;
  }
  h2,
  h3 {
    margin-top: 36px;
    font-weight: 600;
    line-height: 1.3;
  }
  h2 {
    font-size: 24px;
  }
  h3 {
    font-size: 19px;
  }
  ul,
  ol {
    padding-left: 26px;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li,
  li > ul,
  li > ol {
    margin-top: 6px;
  }
  /* Only links in text: a link styled as a button has its own colours, and lime text on lime would be invisible. */
  a:where(:not([class])) {
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  blockquote {
    padding-left: 18px;
    border-left: 3px solid ${color.violet};
    color: ${color.text2};
  }
  code {
    padding: 2px 6px;
    border-radius: 6px;
    background: ${color.surface2};
    font-size: 0.9em;
  }
  pre {
    padding: 16px;
    border-radius: ${radius.r12};
    background: ${color.surface2};
    overflow-x: auto;
    code {
      padding: 0;
      background: none;
      white-space: pre;
    }
  }
  aside[data-tone] {
    display: flex;
    gap: 12px;
    padding: 16px;
    border-radius: ${radius.r12};
    background: ${color.infoSoft};
    svg {
      flex-shrink: 0;
      margin-top: 4px;
      color: ${color.info};
    }
  }
  aside[data-tone='tip'] {
    background: ${color.accentSoft};
    svg {
      color: ${color.accent};
    }
  }
  aside[data-tone='warning'] {
    background: ${color.warnSoft};
    svg {
      color: ${color.warn};
    }
  }
  hr {
    border: 0;
    border-top: 1px solid ${color.lineStrong};
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${radius.r12};
    background: ${color.surface2};
  }
  figcaption {
    margin-top: 8px;
    color: ${color.text3};
    font-size: 14px;
  }
  [data-gallery] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
    gap: 10px;
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  [data-table],
  .tableWrapper {
    overflow-x: auto;
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
    font-size: 15px;
  }
  th,
  td {
    min-width: 90px;
    padding: 10px 14px;
    border: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  th {
    background: ${color.surface2};
    font-weight: 600;
  }
`;
