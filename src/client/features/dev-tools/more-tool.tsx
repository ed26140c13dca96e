import styled from 'styled-components';
import { TextLink } from '../../ui/routing/text-link';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';
import { Tool } from './tool';

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

export const MoreTool = () => (
  <Tool title={texts.more}>
    <List>
      <li>
        <TextLink to="/dev/ui">{texts.kit}</TextLink>
        <small>{texts.kitNote}</small>
      </li>
      <li>
        <TextLink to="/dev/machines">{texts.machines}</TextLink>
        <small>{texts.machinesNote}</small>
      </li>
      <li>
        <TextLink to="/dev/replay">{texts.replay}</TextLink>
        <small>{texts.replayNote}</small>
      </li>
      <li>
        {/* Not a page of this application: the server answers it. */}
        <a href="/docs">{texts.docs}</a>
        <small>{texts.docsNote}</small>
      </li>
    </List>
  </Tool>
);
