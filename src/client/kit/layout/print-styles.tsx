import styled from 'styled-components';

/** A page that contains it is printed alone, dark on white: without header, footer, floating elements and controls. */
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
