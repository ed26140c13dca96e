import { Swords } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '../controls/button-link';
import { Page } from '../layout/page';
import { Row } from '../layout/stack';
import { PageTitle } from '../routing/page-title';
import { useGameLink } from '../routing/use-game-link';
import { theme } from '../theme/theme';
import { soonTexts } from './soon-texts';

const Center = styled(Page)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding-top: 96px;
  text-align: center;
  p {
    max-width: 30em;
    color: ${theme.color.text2};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: ${theme.radius.r24};
  background: ${theme.color.violetSoft};
  color: ${theme.color.violetText};
  svg {
    width: 36px;
    height: 36px;
  }
`;

const Eyebrow = styled.span`
  color: ${theme.color.accent};
  font-size: 13px;
  font-weight: 600;
`;

/** Stands where a screen is not built yet, and offers the two ways on that always work. */
export const ComingSoon = ({ title }: { readonly title: string }) => {
  const link = useGameLink();
  return (
    <Center>
      <Sign aria-hidden>
        <Swords />
      </Sign>
      <Eyebrow>{soonTexts.soon}</Eyebrow>
      <PageTitle>{title}</PageTitle>
      <p>{soonTexts.text}</p>
      <Row>
        <ButtonLink to={link('/')} variant="primary">
          {soonTexts.home}
        </ButtonLink>
        <ButtonLink to={link('/{gameId}/how-it-works')}>{soonTexts.how}</ButtonLink>
      </Row>
    </Center>
  );
};
