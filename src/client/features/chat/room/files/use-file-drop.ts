import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';

/** Files dragged over a box and dropped there. */
export const useFileDrop = (enabled: boolean, onFiles: (files: readonly File[]) => void) => {
  const [depth, setDepth] = useState(0);
  const isFiles = (event: DragEvent): boolean => enabled && event.dataTransfer.types.includes('Files');
  return {
    over: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (isFiles(event)) setDepth((now) => now + 1);
      },
      onDragLeave: (event: DragEvent) => {
        if (isFiles(event)) setDepth((now) => Math.max(0, now - 1));
      },
      onDragOver: (event: DragEvent) => {
        if (isFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
};

export const DropSign = styled.div`
  position: absolute;
  inset: 8px;
  z-index: 3;
  display: grid;
  place-items: center;
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.shade};
  font-weight: 600;
  pointer-events: none;
`;
