import styled from 'styled-components';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Jump = styled.button`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${theme.layer.toast};
  padding: 10px 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  font-weight: 600;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

/** First stop of the keyboard: over the header to the page itself. A button, as the address keeps panels, not anchors. */
export const SkipLink = () => (
  <Jump type="button" onClick={() => document.querySelector<HTMLElement>('main')?.focus()}>
    {texts.skip}
  </Jump>
);
