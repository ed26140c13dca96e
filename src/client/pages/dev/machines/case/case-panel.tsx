import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { FileButton } from '#client/kit/controls/file-button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { ChevronLeft } from '#client/kit/icons/chevron-left.tsx';
import { ChevronRight } from '#client/kit/icons/chevron-right.tsx';
import { FolderOpen } from '#client/kit/icons/folder-open.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import type { PlayStart } from '../play/tape';
import { CaseMoment, CaseSteps } from '../../case/case-moment';
import { CaseNotices } from '../../case/case-notices';
import { type CaseProblem, type OpenedCase, readCase } from '../../case/read-case';
import { texts } from '../../case/texts';

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: 14px;
`;

/** A file of the desk, and the step that is shown. */
export interface CaseInHand {
  readonly opened: OpenedCase | null;
  /** Index of the step. */
  readonly at: number;
  readonly problem: CaseProblem | null;
  readonly open: (file: File) => Promise<void>;
  readonly go: (at: number) => void;
}

/** `onOpen`: a life has been read. */
export const useCase = (onOpen: () => void): CaseInHand => {
  const [opened, setOpened] = useState<OpenedCase | null>(null);
  const [at, setAt] = useState(0);
  const [problem, setProblem] = useState<CaseProblem | null>(null);
  return {
    opened,
    at,
    problem,
    go: setAt,
    open: async (file) => {
      const next = await readCase(await file.text());
      if (typeof next === 'string') return setProblem(next);
      setOpened(next);
      setAt(0);
      setProblem(null);
      onOpen();
    },
  };
};

interface CasePanelProps {
  readonly life: CaseInHand;
  readonly onPlay: (start: PlayStart) => void;
}

/** Goes through the steps of a file that «Дело» gives away. */
export const CasePanel = ({ life, onPlay }: CasePanelProps) => {
  const { opened, at, problem, open, go } = life;
  const step = opened?.steps[at];
  return (
    <Stack $gap={16}>
      <Quiet>{texts.lead}</Quiet>
      <Row>
        <FileButton
          size="sm"
          label={texts.open}
          icon={<FolderOpen aria-hidden />}
          accept="application/json,.json"
          onPick={([file]) => open(file)}
        />
      </Row>
      {problem !== null && <Problem role="alert">{texts.problems[problem]}</Problem>}
      {opened !== null && step !== undefined && (
        <>
          <CaseNotices opened={opened} />
          <Row $gap={4}>
            <IconButton urgent label={texts.earlier} disabled={at === 0} onClick={() => go(at - 1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton urgent label={texts.later} disabled={at === opened.steps.length - 1} onClick={() => go(at + 1)}>
              <ChevronRight aria-hidden />
            </IconButton>
            {step.state !== null && (
              <Button
                size="sm"
                onClick={() => step.state && onPlay({ state: step.state.value, context: step.state.context })}
              >
                {texts.playHere}
              </Button>
            )}
          </Row>
          <CaseSteps opened={opened} at={at} onGo={go} />
          <CaseMoment opened={opened} at={at} />
        </>
      )}
    </Stack>
  );
};
