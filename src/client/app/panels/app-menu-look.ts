import styled, { css } from 'styled-components';
import { Link } from '../../ui/routing/link';
import { theme } from '../../ui/theme/theme';

const look = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 0 12px;
  border-radius: 10px;
  font-weight: 500;
  &:hover {
    background: ${theme.color.surface3};
  }
  > svg {
    color: ${theme.color.text2};
  }
  > button {
    margin-left: auto;
  }
`;

export const Item = styled(Link)`
  ${look}
`;

export const PlainItem = styled.a`
  ${look}
`;

export const Group = styled.nav`
  padding: 6px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
`;
