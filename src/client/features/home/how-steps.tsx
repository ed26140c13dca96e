import { ShieldCheck, Swords, UserSearch } from 'lucide-react';
import styled from 'styled-components';
import { Card } from '../../ui/layout/card';
import { Container } from '../../ui/layout/container';
import { SectionTitle } from '../../ui/layout/section-title';
import { TextLink } from '../../ui/routing/text-link';
import { useGameLink } from '../../ui/routing/use-game-link';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { texts } from './below-texts';

const icons = [UserSearch, ShieldCheck, Swords] as const;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin: 64px 0 20px;
  ${below('md')} {
    margin-top: 40px;
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 16px;
  h3 {
    margin: 16px 0 6px;
    font-size: 16px;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
  svg {
    width: 26px;
    height: 26px;
    color: ${theme.color.violet};
  }
`;

/** The path of an order in three steps. */
export const HowSteps = () => {
  const link = useGameLink();
  return (
    <Container as="section" aria-labelledby="how-steps">
      <Head>
        <SectionTitle id="how-steps">{texts.how.title}</SectionTitle>
        <TextLink to={link('/{gameId}/how-it-works')}>{texts.how.more}</TextLink>
      </Head>
      <Steps>
        {texts.how.steps.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Swords;
          return (
            <Card as="li" key={title}>
              <Icon aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          );
        })}
      </Steps>
    </Container>
  );
};
