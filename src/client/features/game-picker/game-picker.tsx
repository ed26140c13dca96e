import { Grid } from '../../kit/layout/stack';
import styled from 'styled-components';
import { defineTexts } from '../../kit/texts/define-texts';
import { useGamesQuery } from '../../entities/game/reference-api';
import { failureOf } from '../../api/api-error';
import { ErrorState } from '../../kit/feedback/error-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Dialog } from '../../kit/overlay/dialog';
import { useChooseGame } from '../../entities/game/use-choose-game';
import { useGameId } from '../../entities/game/chosen-game';
import { theme } from '../../kit/theme/theme';

const texts = defineTexts({ ru: { title: 'Выбери игру' } });

interface GamePickerProps {
  readonly reason?: string;
  readonly onClose: () => void;
}

const Tile = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  font-weight: 600;
  text-align: left;
  &:hover {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface2};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }
`;

export const GamePicker = ({ reason, onClose }: GamePickerProps) => {
  const { data: games, error, refetch } = useGamesQuery();
  const chosen = useGameId();
  const choose = useChooseGame();
  return (
    <Dialog
      title={texts.title}
      {...(reason === undefined ? {} : { description: reason })}
      onClose={onClose}
      width={560}
    >
      {error !== undefined && games === undefined && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      <Grid $columns="repeat(auto-fill, minmax(150px, 1fr))" $gap={12} aria-busy={games === undefined}>
        {games === undefined &&
          error === undefined &&
          [0, 1, 2].map((tile) => <Skeleton key={tile} $height={104} $radius="16px" />)}
        {games?.map(({ id, name, iconUrl }) => (
          <Tile
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => {
              choose(id);
              onClose();
            }}
          >
            <img src={iconUrl} alt="" width={40} height={40} />
            {name}
          </Tile>
        ))}
      </Grid>
    </Dialog>
  );
};
