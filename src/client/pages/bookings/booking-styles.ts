import styled from 'styled-components';
import { below, tabular, theme } from '../../kit/theme/theme';

export const CardFrame = styled.article.attrs({ className: 'card' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 14px 20px;
  margin-bottom: 12px;
`;

export const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  min-width: 0;
  h2 {
    font-size: 17px;
  }
  small {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

export const Who = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  min-width: 0;
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 13px;
  }
  b {
    font-weight: 600;
  }
  ${below('sm')} {
    grid-column: 1 / -1;
  }
`;

export const Sum = styled.p`
  display: grid;
  align-content: center;
  justify-items: end;
  ${tabular}
  font-size: 17px;
  font-weight: 700;
  small {
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 400;
  }
  ${below('sm')} {
    grid-column: 1 / -1;
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
`;

export const Note = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
  blockquote {
    padding: 10px 14px;
    border-radius: ${theme.radius.r12};
    background: ${theme.color.surface2};
    color: ${theme.color.text1};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Due = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  color: ${theme.color.warn};
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
