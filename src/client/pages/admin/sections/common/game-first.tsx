import type { ReactNode } from 'react';
import { useHasNoGames } from '../../../../entities/game/reference-api';
import { ButtonLink } from '../../../../kit/controls/button-link';
import { Row } from '../../../../kit/layout/stack';
import { Quiet } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { defineTexts } from '../../../../kit/texts/define-texts';

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
        <ButtonLink size="sm" to="/admin/games">
          {texts.toGames}
        </ButtonLink>
      )}
    </Row>
  );
};
