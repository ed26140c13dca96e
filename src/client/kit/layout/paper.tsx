import { createGlobalStyle } from 'styled-components';

/** On paper stands the page alone, dark on white: no header, no footer, nothing that floats or can be pressed. */
export const Paper = createGlobalStyle`
  @media print {
    body {
      background: #fff;
      color: #000;
    }
    header, footer, nav, button, a, [data-floating] {
      display: none !important;
    }
    main, main * {
      color: #000 !important;
    }
  }
`;
