import { useContext } from 'react';
import styled from 'styled-components';
import { Container } from '../../ui/layout/container';
import { DemoMode } from '../../ui/layout/demo-mode';
import { Link } from '../../ui/routing/link';
import { useGameLink } from '../../ui/routing/use-game-link';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { contacts } from './contacts';
import { Logo } from './logo';
import { PaymentIcons } from './payment-icons';
import { texts } from './texts';

const Ground = styled.footer`
  padding-block: 40px calc(40px + ${theme.size.tabBar});
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: 32px;
  ${below('md')} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const About = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 25em;
`;

const Links = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 4px;
  a {
    padding-block: 4px;
    border-radius: 4px;
  }
  a:hover {
    color: ${theme.color.text1};
  }
`;

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

const social = [
  [texts.video, contacts.video],
  [texts.community, contacts.community],
  [texts.vk, contacts.vk],
  [texts.telegram, contacts.telegram],
] as const;

export const Footer = () => {
  const link = useGameLink();
  const demo = useContext(DemoMode);
  return (
    <Ground>
      <Columns>
        <About>
          <Logo />
          <p>{texts.tagline}</p>
          <p>
            {texts.complaints} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
          </p>
          <PaymentIcons />
        </About>
        <Links aria-label={texts.footerNav}>
          <Link to={link('/{gameId}/mate')}>{texts.becomeMate}</Link>
          <Link to={link('/support')}>{texts.techSupport}</Link>
          <Link to={link('/policy')}>{texts.policy}</Link>
          {demo && <Link to="/dev">{texts.demoTools}</Link>}
        </Links>
        <Links aria-label={texts.social}>
          {social.map(([label, href]) => (
            <a key={href} href={href} {...outside}>
              {label}
            </a>
          ))}
        </Links>
      </Columns>
    </Ground>
  );
};
