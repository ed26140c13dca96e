import { useContext } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../../ui/feedback/empty-state';
import { DemoMode } from '../../ui/layout/demo-mode';
import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { theme } from '../../ui/theme/theme';
import { MachinesView } from './machines-view';
import { texts } from './texts';

const Lead = styled.p`
  max-width: 46em;
  margin-top: 8px;
  color: ${theme.color.text2};
`;

/** Every machine drawn, with the live actors of the neighbouring tabs lit. */
export const DevMachinesPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    {useContext(DemoMode) ? (
      <>
        <Lead>{texts.lead}</Lead>
        <MachinesView />
      </>
    ) : (
      <EmptyState text={texts.off} />
    )}
  </Page>
);
