import styled from 'styled-components';
import { Button } from '../../ui/controls/button';
import { tabular } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';

export const Face = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-height: 210px;
  padding: 20px;
  border: 1px solid #8b6cff66;
  border-radius: ${theme.radius.r16};
  background: linear-gradient(150deg, ${theme.color.message} 0%, #1c1a2e 75%);
`;

export const Available = styled.div`
  display: grid;
  gap: 8px;
`;

export const Label = styled.p`
  font-size: 14px;
`;

/** Millions still fit the card. */
export const Sum = styled.p<{ $long: boolean }>`
  font: 600 ${({ $long }) => ($long ? 26 : 38)}px/1.1 ${theme.font.title};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  ${tabular}
`;

export const Parts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: #d0d2e2;
  font-size: 14px;
  b {
    color: ${theme.color.text1};
    font-weight: 600;
    white-space: nowrap;
    ${tabular}
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 12px;
  margin-top: 8px;
`;

/** Lies on a gradient, where a flat grey would look like a hole. */
export const QuietButton = styled(Button)`
  background: #ffffff1f;
`;
