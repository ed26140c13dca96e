import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { squadMachine } from '#domain/squad/squad-machine.ts';
import { layOut } from '#client/features/machine-drawing/lay-out.ts';
import { machineGraph } from '#client/features/machine-drawing/machine-graph.ts';
import { MachineDrawing, pageColors } from '#client/features/machine-drawing/machine-drawing.tsx';
import { measuredWidth } from '#client/features/machine-drawing/measured-width.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

const Window = styled.div`
  position: relative;
  height: 340px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }
`;

const layout = layOut(machineGraph(squadMachine), measuredWidth);

/** Relative to its natural size: half of a state's neighbours are seen with it. */
const scale = 0.75;

/** The squad's machine with the state of a moment lit, and what leads out of it. */
export const CaseDrawing = ({ status }: { readonly status: SquadStatus | null }) => {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = view.current;
    const lit = box?.querySelector('[data-active]');
    if (!box || !lit) return;
    // Only the drawing scrolls, not the dialog.
    const [there, here] = [lit.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += there.left - here.left - (here.width - there.width) / 2;
    box.scrollTop += there.top - here.top - Math.max(16, (here.height - there.height) / 2);
  }, [status]);
  return (
    <Window ref={view} tabIndex={0} role="region" aria-label={texts.drawing}>
      <MachineDrawing title={texts.drawing} layout={layout} colors={pageColors} active={status} scale={scale} />
    </Window>
  );
};
