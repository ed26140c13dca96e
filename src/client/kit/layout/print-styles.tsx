import styled from 'styled-components';

/**
 * Where it is part of a page, on paper stands that page alone, dark on white: no header, no footer, nothing that floats
 * or can be pressed.
 */
export const PrintStyles = styled.span`
  display: none;
  @media print {
    :root:has(&) body {
      background: #fff;
      color: #000;
    }
    :root:has(&) :is(header, footer, nav, button, a, [data-floating]) {
      display: none !important;
    }
    :root:has(&) main,
    :root:has(&) main * {
      color: #000 !important;
    }
  }
`;
