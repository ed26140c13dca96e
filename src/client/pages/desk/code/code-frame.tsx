import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';
import { homePath } from '#contract/routes/product-pages.ts';

const Ground = styled.div`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: 16px;
  background: ${theme.color.bg};
  font-size: 14px;
`;

const Box = styled(Card)`
  width: min(440px, 100%);
`;

const Lead = styled.p`
  color: ${theme.color.text2};
`;

/** A screen with one thing to do before the desk opens. */
export const CodeFrame = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) => (
  <Ground>
    <Box>
      <Stack $gap={20}>
        <Stack $gap={8}>
          <PageTitle>{title}</PageTitle>
          <Lead>{lead}</Lead>
        </Stack>
        {children}
        <Row $justify="center">
          <ButtonLink size="sm" variant="ghost" to={homePath}>
            {texts.toSite}
          </ButtonLink>
        </Row>
      </Stack>
    </Box>
  </Ground>
);
