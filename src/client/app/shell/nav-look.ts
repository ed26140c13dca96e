import styled, { css } from 'styled-components';
import { NavLink } from 'react-router';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';

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
  &[aria-expanded='true'] {
    background: ${theme.color.surface2};
    color: ${theme.color.text1};
  }
  &.active,
  &[data-active='true'] {
    background: ${theme.color.surface2};
    color: ${theme.color.text1};
  }
  /* A mate's whole bar must fit. */
  ${below('xxl')} {
    padding: 0 8px;
    > svg {
      display: none;
    }
  }
`;

export const NavButton = styled.button`
  ${look}
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
