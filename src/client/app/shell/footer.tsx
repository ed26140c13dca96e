import styled from 'styled-components';
import { useContext } from 'react';
import { usePaymentMethodsQuery } from '../../entities/game/reference-api';
import { useSeen } from '../../kit/layout/defer';
import { footerTexts } from './footer-texts';
import { menuTexts } from './menu-texts';
import { Container } from '../../kit/layout/page';
import type { Owner } from '#contract/contacts.ts';
import { ContactsOfService } from '../../entities/session/contacts-of-service';
import { DemoMode } from '../../entities/session/demo-mode';
import { Link } from '../../kit/routing/link';
import { useGameLink } from '../../entities/game/chosen-game';
import { below, theme, touch } from '../../kit/theme/theme';
import { Logo } from './logo';
import { chosenGame } from '#contract/routes/route.ts';
import { becomeMatePath } from '#contract/routes/game-pages.ts';
import { devPath, policyPath, supportPath } from '#contract/routes/product-pages.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 28px;
`;

/** Requested only when the footer comes near the window, so that it does not compete with the page itself. */
const PaymentIcons = () => {
  const [seen, ref] = useSeen<HTMLUListElement>();
  const { data: methods = [] } = usePaymentMethodsQuery(undefined, { skip: !seen });
  return (
    <List ref={ref} aria-label={footerTexts.payments}>
      {methods.map(({ id, name, iconUrl }) => (
        <li key={id}>
          <img src={iconUrl} alt={name} height={28} loading="lazy" />
        </li>
      ))}
    </List>
  );
};

const Ground = styled.footer`
  padding-block: 40px calc(40px + ${theme.size.tabBar} + ${theme.size.bottomBar});
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: 32px;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
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
  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;

const Links = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 4px;
  a {
    overflow-wrap: anywhere;
    padding-block: 4px;
    border-radius: 4px;
    ${touch} {
      padding-block: 12px;
    }
  }
  a:hover {
    color: ${theme.color.text1};
  }
`;

const OwnerLines = ({ name, address, ogrn, hours }: Owner) => (
  <address>
    {[name, address, ogrn && footerTexts.ogrn(ogrn), hours].map((line) => line && <p key={line}>{line}</p>)}
  </address>
);

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

const social = ['youtube', 'discord', 'vk', 'telegram'] as const;

export const Footer = () => {
  const link = useGameLink();
  const demo = useContext(DemoMode);
  const contacts = useContext(ContactsOfService);
  const pages = social.flatMap((name) => (contacts[name] === null ? [] : [{ name, href: contacts[name] }]));
  return (
    <Ground>
      <Columns>
        <About>
          <Logo />
          <p>{footerTexts.tagline}</p>
          {contacts.email !== null && (
            <p>
              {footerTexts.complaints} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
            </p>
          )}
          {contacts.owner !== null && <OwnerLines {...contacts.owner} />}
          <PaymentIcons />
        </About>
        <Links aria-label={footerTexts.footerNav}>
          <Link to={link(becomeMatePath({ gameId: chosenGame }))}>{menuTexts.becomeMate}</Link>
          <Link to={link(supportPath)}>{footerTexts.techSupport}</Link>
          <Link to={link(policyPath)}>{footerTexts.policy}</Link>
          {demo && <Link to={devPath}>{footerTexts.demoTools}</Link>}
        </Links>
        {pages.length > 0 && (
          <Links aria-label={footerTexts.social}>
            {pages.map(({ name, href }) => (
              <a key={name} href={href} {...outside}>
                {footerTexts[name]}
              </a>
            ))}
          </Links>
        )}
      </Columns>
    </Ground>
  );
};
