import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorBox } from '../form/form';
import { useHeldByChooser } from './chooser-gone';
import type { PickFiles } from './file-input';

/** Why files were not taken. */
interface RefusedFiles {
  readonly text: string;
  /** The same text is told again of the next choice. */
  readonly choice: number;
}

/** Takes no room while it says nothing, and moves no button of its row when it does. */
const Region = styled.div`
  width: 100%;
  &:empty {
    position: absolute;
  }
`;

interface FileRefusalProps {
  /** For the button that it describes. */
  readonly id?: string;
  readonly refused: RefusedFiles | null;
}

/**
 * Stands beside the button before there is something to tell, and is no alert: one that comes while the system's window
 * of files goes may be passed over.
 */
export const FileRefusal = ({ id, refused }: FileRefusalProps) => {
  const isHeld = useHeldByChooser(refused) !== refused;
  return (
    <Region id={id} role="status">
      {refused !== null && !isHeld && <ErrorBox key={refused.choice}>{refused.text}</ErrorBox>}
    </Region>
  );
};

/** Takes files by `pick`, which resolves to why they were not taken, if so; for `FileRefusal`. */
export const useTakenFiles = (pick: PickFiles<Promise<string | undefined | void> | string | undefined>) => {
  const [refused, setRefused] = useState<RefusedFiles | null>(null);
  const [busy, setBusy] = useState(false);
  const choices = useRef(0);
  const take: PickFiles<Promise<void>> = async (files, gone) => {
    choices.current += 1;
    const choice = choices.current;
    setRefused(null);
    setBusy(true);
    try {
      const text = await pick(files, gone);
      if (typeof text === 'string') setRefused({ text, choice });
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, refused };
};
