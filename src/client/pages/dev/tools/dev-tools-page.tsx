import styled from 'styled-components';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { texts, Tool } from './tool';
import { DemoOnly } from '../demo-only';
import { Page } from '#client/kit/layout/page.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { ApplicationsTool, PeopleTool } from './people-tool';
import { ClockTool } from './clock-tool';
import { MailboxTool } from './mailbox-tool';
import { scenarios } from './scenarios';
import { devUiPath, devReplayPath, devMachinesPath, devMarketPath } from '#contract/routes/demo-pages.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
  }
  a[href='/docs'] {
    color: ${theme.color.accent};
  }
`;

const MoreTool = () => (
  <Tool title={texts.more}>
    <List>
      <li>
        <TextLink to={devUiPath}>{texts.kit}</TextLink>
        <small>{texts.kitNote}</small>
      </li>
      <li>
        <TextLink to={devMachinesPath}>{texts.machines}</TextLink>
        <small>{texts.machinesNote}</small>
      </li>
      <li>
        <TextLink to={devMarketPath}>{texts.market}</TextLink>
        <small>{texts.marketNote}</small>
      </li>
      <li>
        <TextLink to={devReplayPath}>{texts.replay}</TextLink>
        <small>{texts.replayNote}</small>
      </li>
      <li>
        {/* Not a page of this application: the server responds to it. */}
        <a href="/docs">{texts.docs}</a>
        <small>{texts.docsNote}</small>
      </li>
    </List>
  </Tool>
);

const ScenariosToolList = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 16px;
  counter-reset: scenario;
  li {
    position: relative;
    padding-left: 40px;
    counter-increment: scenario;
  }
  li::before {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: ${theme.radius.r8};
    background: ${theme.color.surface3};
    font-size: 13px;
    font-weight: 600;
    content: counter(scenario);
  }
  b {
    font-weight: 600;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

/** Starting points: what each person of the demo shows. */
const ScenariosTool = () => (
  <Tool title={texts.scenarios}>
    <ScenariosToolList>
      {scenarios.map(({ title, text, to, link }) => (
        <li key={title}>
          <b>{title}</b>
          <p>
            {text} <TextLink to={to}>{link}</TextLink>
          </p>
        </li>
      ))}
    </ScenariosToolList>
  </Tool>
);

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

/** Signing in as demo people, the clock and the mailbox of the demo. */
export const DevToolsPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    <DemoOnly>
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
    </DemoOnly>
  </Page>
);
