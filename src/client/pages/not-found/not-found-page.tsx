import styled from 'styled-components';
import { ButtonLink } from '../../kit/controls/button-link';
import { CenteredPage } from '../../kit/layout/centered-page';
import { Row } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { useGameLink } from '../../entities/game/chosen-game';
import { useHasNoGames } from '../../entities/game/reference-api';
import { theme } from '../../kit/theme/theme';
import { defineTexts } from '../../kit/texts/define-texts';
import { chosenGame } from '#contract/routes/route.ts';
import { teamPath } from '#contract/routes/game-pages.ts';

const texts = defineTexts({
  ru: {
    notFoundTitle: 'Такой страницы нет',
    notFoundText: 'Ссылка устарела или в адресе опечатка. Сквад ждёт тебя на главной.',
    home: 'На главную',
    allMates: 'Посмотреть всех напарников',
  },
});

const Code = styled.span`
  color: ${theme.color.violet};
  font: 700 112px/1 ${theme.font.title};
  letter-spacing: -0.04em;
`;

export const NotFoundPage = () => {
  const link = useGameLink();
  const hasNoGames = useHasNoGames();
  return (
    <CenteredPage>
      <Code aria-hidden>404</Code>
      <PageTitle>{texts.notFoundTitle}</PageTitle>
      <p>{texts.notFoundText}</p>
      <Row>
        <ButtonLink to={link('/')} variant="primary">
          {texts.home}
        </ButtonLink>
        {!hasNoGames && <ButtonLink to={link(teamPath({ gameId: chosenGame }))}>{texts.allMates}</ButtonLink>}
      </Row>
    </CenteredPage>
  );
};
