import styled from 'styled-components';
import { below, theme } from '#client/kit/theme/theme.ts';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 44px;
`;

export const TextBlock = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font: 600 15px/1.35 ${theme.font.text};
  }
  p {
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  ${below('sm')} {
    gap: 4px 8px;
    width: 100%;
  }
`;

/** Takes a line of its own within the row. */
export const Below = styled.div`
  flex: 1 0 100%;
  margin-top: 4px;
`;
