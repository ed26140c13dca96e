import { Row } from '#client/kit/layout/stack.tsx';
import { useEffect, useState } from 'react';
import { ChevronFirst } from '#client/kit/icons/chevron-first.tsx';
import { ChevronLast } from '#client/kit/icons/chevron-last.tsx';
import { Pause } from '#client/kit/icons/pause.tsx';
import { Play } from '#client/kit/icons/play.tsx';
import { StepBack } from '#client/kit/icons/step-back.tsx';
import { StepForward } from '#client/kit/icons/step-forward.tsx';
import styled from 'styled-components';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Slider } from '#client/kit/form/slider.tsx';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

interface Player {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly go: (step: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** The position of the replay among `count` steps; it plays a number of steps per second. */
export const usePlayer = (count: number): Player => {
  const [wanted, setWanted] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(4);
  const at = Math.min(wanted ?? count, count);
  const running = playing && at < count;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setWanted((now) => (now ?? 0) + 1), 1000 / speed);
    return () => clearInterval(timer);
  }, [running, speed]);
  return {
    at,
    playing: running,
    speed,
    go: (step) => {
      setPlaying(false);
      setWanted(Math.min(Math.max(step, 0), count));
    },
    toggle: () => {
      if (!running && at === count) setWanted(0);
      else setWanted(at);
      setPlaying(!running);
    },
    setSpeed,
  };
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
`;

const Line = styled(Slider)`
  flex: 1 1 200px;
  width: auto;
`;

const Where = styled.span`
  ${tabular}
  color: ${theme.color.text2};
  font-size: 14px;
`;

const speeds = [1, 4, 16, 64] as const;

export const PlayerBar = ({ player, count }: { readonly player: Player; readonly count: number }) => {
  const { at, playing, go, toggle } = player;
  return (
    <Bar>
      <Row $gap={0} $align="normal" $wrap="nowrap">
        <IconButton urgent label={texts.first} onClick={() => go(0)}>
          <ChevronFirst aria-hidden />
        </IconButton>
        <IconButton urgent label={texts.back} onClick={() => go(at - 1)}>
          <StepBack aria-hidden />
        </IconButton>
        <IconButton label={playing ? texts.pause : texts.play} onClick={toggle}>
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton urgent label={texts.forward} onClick={() => go(at + 1)}>
          <StepForward aria-hidden />
        </IconButton>
        <IconButton urgent label={texts.last} onClick={() => go(count)}>
          <ChevronLast aria-hidden />
        </IconButton>
      </Row>
      <Line
        min={0}
        max={count}
        value={at}
        aria-label={texts.slider}
        aria-valuetext={texts.step(at, count)}
        onChange={({ target }) => go(Number(target.value))}
      />
      <Where>{texts.step(at, count)}</Where>
      <SegmentedControl
        label={texts.speed}
        value={player.speed}
        options={speeds.map((value) => ({ value, label: `×${value}` }))}
        onChange={player.setSpeed}
      />
    </Bar>
  );
};
