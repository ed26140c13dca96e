import styled from 'styled-components';
import { theme } from '../../../../ui/theme/theme';

export const EmojiLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 2px;
`;

export const Emoji = styled.button.attrs({ type: 'button' })<{ $own: boolean }>`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 36px;
  height: 44px;
  border-radius: 10px;
  background: ${({ $own }) => ($own ? theme.color.violetSoft : 'transparent')};
  font-size: 20px;
  line-height: 1;
  &:hover,
  &[data-highlighted] {
    background: ${theme.color.surface3};
  }
`;
