import type { ReactNode } from 'react';
import { useHasNoGames } from '#client/entities/game/reference-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Quiet } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { deskPage } from '#contract/routes/desk-pages.ts';

const texts = defineTexts({ ru: { gameFirst: 'Сначала нужна игра', toGames: 'К играм' } });

/** What belongs to a game cannot be created before there is one: says so instead of offering a form. */
export const GameFirst = ({ children }: { readonly children: ReactNode }) => {
  const noGames = useHasNoGames();
  const may = useMay();
  if (!noGames) return children;
  return (
    <Row $gap={8}>
      <Quiet>{texts.gameFirst}</Quiet>
      {may('VIEW_GAMES_LIST') && (
        <ButtonLink size="sm" to={deskPage('games')}>
          {texts.toGames}
        </ButtonLink>
      )}
    </Row>
  );
};
