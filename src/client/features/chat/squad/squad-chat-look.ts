import styled from 'styled-components';
import { below } from '../../../ui/theme/media';
import { theme } from '../../../ui/theme/theme';

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  height: 486px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  ${below('md')} {
    height: min(486px, 75dvh);
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 70px;
  padding: 12px 8px 12px 16px;
  border-bottom: 1px solid ${theme.color.line};
  h2 {
    font-size: 15px;
  }
  > :last-child {
    margin-left: auto;
  }
`;

export const Online = styled.p<{ $some: boolean }>`
  color: ${({ $some }) => ($some ? theme.color.ok : theme.color.text3)};
  font-size: 13px;
`;

/** In the drawer the room takes the height that is left of the window. */
export const Tall = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - 92px);
  margin: 0 -16px -16px;
`;

export const Away = styled.p`
  margin: auto;
  padding: 24px;
  color: ${theme.color.text3};
  font-size: 14px;
  text-align: center;
`;
