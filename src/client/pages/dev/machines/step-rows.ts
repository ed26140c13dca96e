import styled from 'styled-components';
import { tabular, theme, touch } from '#client/kit/theme/theme.ts';

/** Rows of actors and of steps, each a button; the pressed one is shown. */
export const StepRows = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 260px;
  margin-top: 8px;
  overflow: auto;
  font-size: 13px;
  button {
    width: 100%;
    min-height: 36px;
    padding: 4px 10px;
    border-radius: ${theme.radius.r8};
    text-align: left;
    overflow-wrap: anywhere;
    &:hover {
      background: ${theme.color.surface2};
    }
    &[aria-pressed='true'] {
      background: ${theme.color.surface3};
    }
    ${touch} {
      min-height: 44px;
    }
  }
  b {
    color: ${theme.color.accent};
    font-weight: 600;
  }
  span,
  time {
    color: ${theme.color.text2};
  }
  time {
    ${tabular}
  }
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;
