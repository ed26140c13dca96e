import styled from 'styled-components';
import { Card } from '../../kit/layout/card';
import { Page } from '../../kit/layout/page';
import { PageTitle } from '../../kit/routing/page-title';
import { tabular, theme } from '../../kit/theme/theme';

export const Center = styled(Page)`
  display: grid;
  justify-items: center;
`;

export const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 20px;
  width: 100%;
  max-width: 440px;
  padding: 24px;
`;

export const Title = styled(PageTitle)`
  font-size: 19px;
`;

export const Lead = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

export const Sum = styled.p`
  font: 600 34px/1.1 ${theme.font.title};
  letter-spacing: -0.02em;
  ${tabular}
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 16px;
  padding: 14px 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  font-size: 14px;
  dt {
    color: ${theme.color.text3};
  }
  dd {
    overflow-wrap: anywhere;
    text-align: right;
  }
`;

export const Small = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  > :first-child {
    grid-column: 1 / -1;
  }
`;
