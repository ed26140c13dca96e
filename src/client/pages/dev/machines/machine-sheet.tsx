import { Locate } from '#client/kit/icons/locate.tsx';
import { Maximize } from '#client/kit/icons/maximize.tsx';
import { ZoomIn } from '#client/kit/icons/zoom-in.tsx';
import { ZoomOut } from '#client/kit/icons/zoom-out.tsx';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { saveFile } from '#client/kit/display/save-file.ts';
import { Switch } from '#client/kit/form/switch.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { below, tabular, theme } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { pictureOf, pngOf } from './drawing/picture-of';
import type { Layout } from '#client/features/machine-drawing/lay-out.ts';
import { MachineDrawing, pageColors } from '#client/features/machine-drawing/machine-drawing.tsx';
import { texts } from './texts';

const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  overflow: hidden;
`;

const Bar = styled(Row)`
  padding: 6px 12px;
  border-bottom: 1px solid ${theme.color.line};
  output {
    ${tabular}
    min-width: 46px;
    color: ${theme.color.text2};
    font-size: 13px;
    text-align: center;
  }
`;

/** Scrolls what does not fit. */
const Window = styled.div`
  height: min(72vh, 900px);
  ${below('md')} {
    height: 44vh;
  }
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }
  svg {
    margin-inline: auto;
  }
`;

const bounds = { least: 0.2, most: 3, step: 1.25 } as const;

const within = (scale: number): number => Math.min(Math.max(scale, bounds.least), bounds.most);

interface MachineSheetProps {
  readonly title: string;
  readonly layout: Layout;
  /** The highlighted state: of a live actor, or of the step being shown. */
  readonly active: string | null;
  /** The state that was searched for: the diagram scrolls to it. */
  readonly found: string | null;
  /** Of the saved picture, without its ending. */
  readonly fileName: string;
}

/** A diagram with zoom; scrolls to the highlighted state. */
export const MachineSheet = ({ title, layout, active, found, fileName }: MachineSheetProps) => {
  const [scale, setScale] = useState(1);
  const [follows, setFollows] = useState(true);
  const view = useRef<HTMLDivElement>(null);

  const toast = useToast();
  const show = (wanted = '[data-active]') => {
    const box = view.current;
    const lit = box?.querySelector(wanted) ?? box?.querySelector('[data-state]');
    if (!box || !lit) return;
    // Only the diagram scrolls, not the page.
    const [there, here] = [lit.getBoundingClientRect(), box.getBoundingClientRect()];
    const left = there.left - here.left;
    box.scrollLeft += there.width > here.width ? left : left - (here.width - there.width) / 2;
    const [above, under] = [there.top - here.top, there.bottom - here.bottom];
    box.scrollTop += above < 0 ? above : Math.max(0, Math.min(above, under));
  };
  useEffect(() => {
    if (follows) show();
  }, [active, layout, follows, scale]);
  useEffect(() => {
    if (found !== null) show('[data-found]');
  }, [found]);

  const drawing = (): SVGSVGElement | null => view.current?.querySelector('svg') ?? null;
  const saveSvg = () => {
    const svg = drawing();
    if (svg !== null) saveFile(`${fileName}.svg`, pictureOf(svg).text, 'image/svg+xml');
  };
  const savePng = async () => {
    const svg = drawing();
    if (svg === null) return;
    try {
      saveFile(`${fileName}.png`, await pngOf(pictureOf(svg)));
    } catch {
      toast.danger(texts.noPng);
    }
  };

  const fit = () => {
    const box = view.current;
    if (box === null) return;
    setScale(within(Math.min(box.clientWidth / layout.width, box.clientHeight / layout.height)));
  };
  return (
    <Frame>
      <Bar $gap={4}>
        <IconButton label={texts.smaller} onClick={() => setScale(within(scale / bounds.step))}>
          <ZoomOut aria-hidden />
        </IconButton>
        <output aria-label={texts.scale}>{texts.percent(Math.round(scale * 100))}</output>
        <IconButton label={texts.larger} onClick={() => setScale(within(scale * bounds.step))}>
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton label={texts.fit} onClick={fit}>
          <Maximize aria-hidden />
        </IconButton>
        <IconButton label={texts.show} onClick={() => show()}>
          <Locate aria-hidden />
        </IconButton>
        <Button size="sm" onClick={saveSvg}>
          SVG
        </Button>
        <Button size="sm" onClick={savePng}>
          PNG
        </Button>
        <Switch checked={follows} onChange={setFollows} label={texts.follow} />
      </Bar>
      <Window ref={view} tabIndex={0} role="region" aria-label={title}>
        <MachineDrawing title={title} layout={layout} colors={pageColors} active={active} found={found} scale={scale} />
      </Window>
    </Frame>
  );
};
