import styled from 'styled-components';
import { useGamesQuery } from '../../api/reference-api';
import { failureOf } from '../../api/api-failure';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Dialog } from '../../ui/overlay/dialog';
import { useChooseGame } from '../../ui/routing/use-choose-game';
import { useGameId } from '../../ui/routing/use-game-id';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

interface GamePickerProps {
  readonly reason?: string;
  readonly onClose: () => void;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 12px;
`;

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
    box-shadow: 0 0 0 2px ${theme.color.accent};
  }
`;

export const GamePicker = ({ reason, onClose }: GamePickerProps) => {
  const { data: games, error, refetch } = useGamesQuery();
  const chosen = useGameId();
  const choose = useChooseGame();
  return (
    <Dialog title={texts.title} {...(reason === undefined ? {} : { description: reason })} onClose={onClose} width={560}>
      {error !== undefined && games === undefined && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      <Grid aria-busy={games === undefined}>
        {games === undefined && error === undefined && [0, 1, 2].map((tile) => <Skeleton key={tile} $height={104} $radius="16px" />)}
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
