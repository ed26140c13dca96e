import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';
import { type Crop, fitted, moved, sideOf } from './crop';
import { texts } from './texts';

interface CropStageProps {
  readonly picture: HTMLImageElement;
  readonly address: string;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** px; on a small phone the stage may be narrower, so calculations use its real width. */
const side = 296;
const step = 8;

const Stage = styled.div`
  position: relative;
  width: 100%;
  max-width: ${side}px;
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${theme.radius.r16};
  background: ${theme.color.bg};
  overflow: hidden;
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  img {
    position: absolute;
    max-width: none;
    transform-origin: 0 0;
    pointer-events: none;
  }
  &::after {
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 200px #0b0c11b8;
    content: '';
    pointer-events: none;
  }
`;

const keys: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The picture under a round window: drag, wheel, arrows, plus and minus. */
export const CropStage = ({ picture, address, crop, onChange }: CropStageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const dragged = useRef(false);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const square = sideOf(size, crop);
  const width = () => stage.current?.clientWidth ?? side;
  const zoomBy = (factor: number) => onChange(fitted(size, { ...crop, zoom: crop.zoom * factor }));

  const pressed = (event: KeyboardEvent) => {
    const shift = keys[event.key];
    if (shift !== undefined) onChange(moved(size, crop, shift[0], shift[1], width()));
    else if (event.key === '+' || event.key === '=') zoomBy(1.1);
    else if (event.key === '-') zoomBy(1 / 1.1);
    else return;
    event.preventDefault();
  };
  const percent = (pixels: number) => `${(pixels / square) * 100}%`;
  return (
    <Stage
      ref={stage}
      role="group"
      tabIndex={0}
      aria-label={texts.stage}
      onKeyDown={pressed}
      onWheel={({ deltaY }) => zoomBy(deltaY < 0 ? 1.06 : 1 / 1.06)}
      onPointerDown={(event) => {
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={() => {
        dragged.current = false;
      }}
      onPointerCancel={() => {
        dragged.current = false;
      }}
      onPointerMove={({ movementX, movementY }) => {
        if (dragged.current) onChange(moved(size, crop, movementX, movementY, width()));
      }}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        style={{
          left: percent(square / 2 - crop.x),
          top: percent(square / 2 - crop.y),
          width: percent(size.width),
          height: percent(size.height),
        }}
      />
    </Stage>
  );
};
