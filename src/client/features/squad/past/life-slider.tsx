import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Slider } from '#client/kit/form/slider.tsx';
import { ArrowLeft } from '#client/kit/icons/arrow-left.tsx';
import { ArrowRight } from '#client/kit/icons/arrow-right.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';

interface LifeSliderProps {
  /** Index of the shown step. */
  readonly at: number;
  readonly last: number;
  /** What happened at it, for those who do not see the slider. */
  readonly event: string;
  readonly onGo: (at: number) => void;
}

/** Goes through a life: step by step, or at once. */
export const LifeSlider = ({ at, last, event, onGo }: LifeSliderProps) => (
  <Row $gap={8} $wrap="nowrap">
    <IconButton urgent label={texts.back} disabled={at === 0} onClick={() => onGo(Math.max(at - 1, 0))}>
      <ArrowLeft aria-hidden />
    </IconButton>
    <Slider
      aria-label={texts.slider}
      aria-valuetext={`${texts.position(at, last)}, ${event}`}
      min={0}
      max={last}
      value={at}
      onChange={({ target }) => onGo(Number(target.value))}
    />
    <IconButton urgent label={texts.forward} disabled={at === last} onClick={() => onGo(Math.min(at + 1, last))}>
      <ArrowRight aria-hidden />
    </IconButton>
  </Row>
);
