import { useContext } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../../ui/feedback/empty-state';
import { DemoMode } from '../../ui/layout/demo-mode';
import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { ApplicationsTool } from './applications-tool';
import { ClockTool } from './clock-tool';
import { MailboxTool } from './mailbox-tool';
import { MoreTool } from './more-tool';
import { PeopleTool } from './people-tool';
import { ScenariosTool } from './scenarios-tool';
import { texts } from './texts';

const Lead = styled.p`
  max-width: 40em;
  margin-top: 8px;
  color: ${theme.color.text2};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: 24px;
  margin-top: 24px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

const Column = styled.div`
  display: grid;
  gap: inherit;
  min-width: 0;
`;

/** People to become, the clock and the mailbox of the demo. */
export const DevToolsPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    {useContext(DemoMode) ? (
      <>
        <Lead>{texts.lead}</Lead>
        <Columns>
          <Column>
            <PeopleTool />
            <ScenariosTool />
          </Column>
          <Column>
            <ClockTool />
            <MailboxTool />
            <ApplicationsTool />
            <MoreTool />
          </Column>
        </Columns>
      </>
    ) : (
      <EmptyState text={texts.off} />
    )}
  </Page>
);
