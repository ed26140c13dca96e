import styled, { css } from 'styled-components';
import { NavLink } from 'react-router';
import { below } from '../../ui/theme/media';
import { oneLine } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';

/** A mate's whole bar must fit, and nobody's has room on a narrower desktop. */
const tight = css`
  padding: 0 8px;
  > svg {
    display: none;
  }
`;

const look = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 0 10px;
  border-radius: 10px;
  color: ${theme.color.text2};
  font-size: 15px;
  font-weight: 500;
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'],
  &.active,
  &[data-active='true'] {
    background: ${theme.color.surface2};
    color: ${theme.color.text1};
  }
  ${below('xxl')} {
    ${tight}
  }
  [data-mate='true'] > & {
    ${tight}
  }
`;

export const NavButton = styled.button`
  ${look}
`;

/** Of all that stands in the bar a long game's name gives way. */
export const GameButton = styled(NavButton)`
  min-width: 0;
  > span:first-of-type {
    ${oneLine}
  }
`;

export const NavItem = styled(NavLink)`
  ${look}
`;

export const Chevron = styled.span`
  display: inline-grid;
  margin-right: -4px;
  svg {
    width: 16px;
    height: 16px;
  }
`;
