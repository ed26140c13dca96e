import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { theme, touch } from '../theme/theme';

const { color } = theme;

const track = css`
  height: 6px;
  border-radius: 3px;
`;

const thumb = css`
  width: 20px;
  height: 20px;
  border: 0;
  border-radius: 50%;
  background: ${color.accent};
`;

/** The track and its filled part are our own: with `accent-color` browsers choose the colour of the rest themselves. */
const Range = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 36px;
  margin: 0;
  border-radius: ${theme.radius.r8};
  background: none;
  appearance: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    ${track}
    background: linear-gradient(to right, ${color.accent} var(--filled), ${color.lineStrong} 0);
  }
  &::-moz-range-track {
    ${track}
    background: ${color.lineStrong};
  }
  &::-moz-range-progress {
    ${track}
    background: ${color.accent};
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: -7px;
    appearance: none;
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  ${touch} {
    height: 44px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  readonly min: number;
  readonly max: number;
  readonly value: number;
};

/** A number on a line. */
export const Slider = ({ min, max, value, ...input }: SliderProps) => {
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <Range
      {...input}
      type="range"
      min={min}
      max={max}
      value={value}
      // Up to the middle of the thumb, which stays within the track.
      style={{ '--filled': `calc(10px + ${share} * (100% - 20px))` }}
    />
  );
};
