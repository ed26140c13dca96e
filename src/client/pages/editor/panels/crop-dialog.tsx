import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ArticleImage } from '#domain/blog/article-document.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { theme, touch } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from '../texts';
import { sendImage } from '../writing/send-image';
import { type Area, drawnArea, largestArea, movedArea } from './crop-area';
import { cropPicture } from './crop-picture';

/** As high as leaves the buttons on the screen: the picture takes every touch, so nobody could scroll down to them. */
const pictureHeight = '52dvh';

const PictureFrame = styled.div`
  position: relative;
  align-self: center;
  overflow: hidden;
  border-radius: ${theme.radius.r12};
  line-height: 0;
  touch-action: none;
  user-select: none;
  img {
    width: 100%;
    height: auto;
  }
`;

const Frame = styled.div`
  position: absolute;
  border: 2px solid ${theme.color.accent};
  box-shadow: 0 0 0 4000px rgb(11 12 17 / 62%);
  cursor: move;
`;

const Corner = styled.span`
  position: absolute;
  right: -2px;
  bottom: -2px;
  width: 32px;
  height: 32px;
  border-right: 6px solid ${theme.color.accent};
  border-bottom: 6px solid ${theme.color.accent};
  cursor: nwse-resize;
  ${touch} {
    width: 44px;
    height: 44px;
  }
`;

const ratios = { free: null, wide: 2, screen: 16 / 9, square: 1 } as const;
type Shape = keyof typeof ratios;
const shapes: readonly Shape[] = ['free', 'wide', 'screen', 'square'];

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: Area;
  readonly corner: boolean;
}

interface CropDialogProps {
  readonly image: ArticleImage;
  readonly initial?: Shape;
  readonly onCropped: (image: ArticleImage) => void;
  readonly onClose: () => void;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Crops a picture; the rest remains only in versions that show it. */
export const CropDialog = ({ image, initial = 'free', onCropped, onClose }: CropDialogProps) => {
  const toast = useToast();
  const whole = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [shape, setShape] = useState<Shape>(initial);
  const [area, setArea] = useState(() => largestArea(image, ratios[initial]));
  const [busy, setBusy] = useState(false);

  const change = (from: Area, dx: number, dy: number, corner: boolean) =>
    setArea(corner ? drawnArea(from, dx, dy, image, ratios[shape]) : movedArea(from, dx, dy, image));
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const corner = event.target instanceof HTMLElement && event.target.dataset['corner'] !== undefined;
    drag.current = { x: event.clientX, y: event.clientY, from: area, corner };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (drag.current === null || whole.current === null) return;
    const scale = image.width / whole.current.clientWidth;
    const { x, y, from, corner } = drag.current;
    change(from, (clientX - x) * scale, (clientY - y) * scale, corner);
  };
  const press = (event: KeyboardEvent) => {
    const step = Math.max(1, Math.round(image.width / 50));
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    change(area, (direction[0] ?? 0) * step, (direction[1] ?? 0) * step, event.shiftKey);
  };
  const choose = (next: Shape) => {
    setShape(next);
    setArea(largestArea(image, ratios[next]));
  };
  const crop = async () => {
    setBusy(true);
    try {
      const cut = await sendImage(await cropPicture(image.src, area), () => undefined);
      onCropped({ ...cut, alt: image.alt });
      onClose();
    } catch (problem) {
      toast.danger(problem instanceof Error ? problem.message : texts.upload.failed);
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.cropTitle} width={760} onClose={onClose}>
      <Stack $gap={16}>
        <SegmentedControl
          label={texts.shape}
          value={shape}
          onChange={choose}
          options={shapes.map((value) => ({ value, label: texts.shapes[value] }))}
        />
        <PictureFrame ref={whole} style={{ width: `min(100%, ${pictureHeight} * ${image.width / image.height})` }}>
          <img src={image.src} width={image.width} height={image.height} alt="" draggable={false} />
          <Frame
            role="slider"
            tabIndex={0}
            aria-label={texts.frame}
            aria-valuemin={0}
            aria-valuemax={image.width}
            aria-valuenow={area.width}
            aria-valuetext={texts.frameSize(area.width, area.height)}
            style={{
              left: percent(area.x, image.width),
              top: percent(area.y, image.height),
              width: percent(area.width, image.width),
              height: percent(area.height, image.height),
            }}
            onPointerDown={start}
            onPointerMove={move}
            onPointerUp={() => (drag.current = null)}
            onPointerCancel={() => (drag.current = null)}
            onKeyDown={press}
          >
            <Corner data-corner />
          </Frame>
        </PictureFrame>
        <Row $justify="space-between">
          <Quiet>{texts.frameSize(area.width, area.height)}</Quiet>
          <Button variant="primary" busy={busy} onClick={crop}>
            {texts.crop}
          </Button>
        </Row>
        <Quiet>{texts.frameHint}</Quiet>
      </Stack>
    </Dialog>
  );
};
