import styled from 'styled-components';
import { ButtonLink } from '../../ui/controls/button-link';
import { Page } from '../../ui/layout/page';
import { Row } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameLink } from '../../ui/routing/use-game-link';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Center = styled(Page)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding-top: 72px;
  text-align: center;
  > :last-child {
    justify-content: center;
  }
  p {
    max-width: 28em;
    color: ${theme.color.text2};
  }
`;

const Code = styled.span`
  color: ${theme.color.violet};
  font: 700 112px/1 ${theme.font.title};
  letter-spacing: -0.04em;
`;

export const NotFoundPage = () => {
  const link = useGameLink();
  return (
    <Center>
      <Code aria-hidden>404</Code>
      <PageTitle>{texts.notFoundTitle}</PageTitle>
      <p>{texts.notFoundText}</p>
      <Row>
        <ButtonLink to={link('/')} variant="primary">
          {texts.home}
        </ButtonLink>
        <ButtonLink to={link('/{gameId}/team')}>{texts.allMates}</ButtonLink>
      </Row>
    </Center>
  );
};
