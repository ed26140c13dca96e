import styled from 'styled-components';
import { TextLink } from '../../ui/routing/text-link';
import { theme } from '../../ui/theme/theme';
import { scenarios } from './scenarios';
import { texts } from './texts';
import { Tool } from './tool';

const List = styled.ol`
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

/** Where to begin: what each person of the demo shows. */
export const ScenariosTool = () => (
  <Tool title={texts.scenarios}>
    <List>
      {scenarios.map(({ title, text, to, link }) => (
        <li key={title}>
          <b>{title}</b>
          <p>
            {text} <TextLink to={to}>{link}</TextLink>
          </p>
        </li>
      ))}
    </List>
  </Tool>
);
