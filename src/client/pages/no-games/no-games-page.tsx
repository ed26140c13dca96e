import { Gamepad2 } from '../../kit/icons/gamepad-2';
import styled from 'styled-components';
import { hasPermission } from '#domain/people/has-permission.ts';
import { useGameLink } from '../../entities/game/chosen-game';
import { useMe } from '../../entities/person/users-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { CenteredPage } from '../../kit/layout/centered-page';
import { Row } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { defineTexts } from '../../kit/texts/define-texts';
import { theme } from '../../kit/theme/theme';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { chosenGame } from '#contract/routes/route.ts';
import { howItWorksPath } from '#contract/routes/game-pages.ts';
import { blogPath } from '#contract/routes/product-pages.ts';

const texts = defineTexts({
  ru: {
    title: 'Скоро начнём',
    text: 'Игр здесь пока нет. Как только появится первая, можно будет выбрать напарника и собрать сквад.',
    forOperator: 'Игр здесь пока нет. Добавь первую и её категории, и сайт откроется для всех.',
    add: 'Добавить игру',
    how: 'Как это работает',
    blog: 'Блог',
  },
});

const Sign = styled.span`
  color: ${theme.color.violet};
  svg {
    width: 72px;
    height: 72px;
  }
`;

/** In place of home and of every page that needs a game, while the product has no game yet. */
export const NoGamesPage = () => {
  const me = useMe();
  const link = useGameLink();
  const mayAdd = me !== null && hasPermission(me.permissions, 'CREATE_GAME');
  return (
    <CenteredPage>
      <Sign aria-hidden>
        <Gamepad2 />
      </Sign>
      <PageTitle>{texts.title}</PageTitle>
      <p>{mayAdd ? texts.forOperator : texts.text}</p>
      <Row>
        {mayAdd && (
          <ButtonLink to={deskPage('games')} variant="primary">
            {texts.add}
          </ButtonLink>
        )}
        <ButtonLink to={link(howItWorksPath({ gameId: chosenGame }))}>{texts.how}</ButtonLink>
        <ButtonLink to={link(blogPath)}>{texts.blog}</ButtonLink>
      </Row>
    </CenteredPage>
  );
};
