import { useState } from 'react';
import type { DragEvent } from 'react';

/** Files that are dragged over a box and let go there. */
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
