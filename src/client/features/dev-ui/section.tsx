import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';

const Box = styled.section`
  margin-top: 32px;
  > div {
    margin-top: 12px;
  }
`;

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box>
    <SectionTitle>{title}</SectionTitle>
    <Card>{children}</Card>
  </Box>
);
