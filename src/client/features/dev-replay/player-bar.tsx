import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../ui/controls/icon-button';
import { SegmentedControl } from '../../ui/form/segmented-control';
import { tabular } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';
import type { Player } from './use-player';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  input[type='range'] {
    flex: 1 1 200px;
    min-width: 0;
    min-height: 36px;
    accent-color: ${theme.color.accent};
  }
`;

const Where = styled.span`
  ${tabular}
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Buttons = styled.div`
  display: flex;
`;

const speeds = [1, 4, 16, 64] as const;

export const PlayerBar = ({ player, count }: { readonly player: Player; readonly count: number }) => {
  const { at, playing, go, toggle } = player;
  return (
    <Bar>
      <Buttons>
        <IconButton label={texts.first} onClick={() => go(0)}>
          <ChevronFirst aria-hidden />
        </IconButton>
        <IconButton label={texts.back} onClick={() => go(at - 1)}>
          <StepBack aria-hidden />
        </IconButton>
        <IconButton label={playing ? texts.pause : texts.play} onClick={toggle}>
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton label={texts.forward} onClick={() => go(at + 1)}>
          <StepForward aria-hidden />
        </IconButton>
        <IconButton label={texts.last} onClick={() => go(count)}>
          <ChevronLast aria-hidden />
        </IconButton>
      </Buttons>
      <input type="range" min={0} max={count} value={at} aria-label={texts.slider} aria-valuetext={texts.step(at, count)} onChange={({ target }) => go(Number(target.value))} />
      <Where>{texts.step(at, count)}</Where>
      <SegmentedControl label={texts.speed} value={player.speed} options={speeds.map((value) => ({ value, label: `×${value}` }))} onChange={player.setSpeed} />
    </Bar>
  );
};
