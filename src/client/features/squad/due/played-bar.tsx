import styled from 'styled-components';
import { playedMs } from '../../../../domain/squad/queries/played-time';
import { minutes } from '../../../../domain/settings/durations';
import { ProgressBar } from '../../../ui/data/progress-bar';
import { useSquad } from '../scene/squad-scene';
import { texts } from './texts';

const Line = styled.div`
  display: flex;
  margin-top: 16px;
`;

/** How much of the game is behind; it stands still while the squad is being recreated. */
export const PlayedBar = ({ now }: { readonly now: number }) => {
  const { state } = useSquad();
  return (
    <Line>
      <ProgressBar label={texts.played} max={state.context.durationMinutes} value={Math.floor(playedMs(state.context, now) / minutes(1))} />
    </Line>
  );
};
