import type { UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import type { ActionLog } from './action-log';
import { chatDigest, firstDifference, replayChat } from './chat-replay';
import { texts } from './texts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  margin-top: 12px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
  h3 {
    font-size: 13px;
    color: ${theme.color.text2};
  }
  pre {
    max-height: 240px;
    margin-top: 6px;
    font-size: 12px;
    line-height: 1.5;
    color: ${theme.color.text2};
    white-space: pre-wrap;
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const written = (action: UnknownAction | undefined): string =>
  action === undefined ? texts.ended : JSON.stringify(action, null, 2);

interface CompareLogsProps {
  readonly log: ActionLog;
  readonly other: ActionLog;
  readonly onGo: (step: number) => void;
  readonly onClose: () => void;
}

/** Compares two logs: the first step that differs, and whether both lead to the same state anyway. */
export const CompareLogs = ({ log, other, onGo, onClose }: CompareLogsProps) => {
  const { actions } = log;
  const at = useMemo(() => firstDifference(actions, other.actions), [actions, other]);
  const same = useMemo(() => chatDigest(replayChat(log)) === chatDigest(replayChat(other)), [log, other]);
  return (
    <Card role="region" aria-label={texts.comparison}>
      <Row $justify="space-between" $gap={8}>
        <h2>{at === null ? texts.noDifference : texts.difference(at + 1)}</h2>
        <Row $gap={8}>
          {at !== null && (
            <Button size="sm" onClick={() => onGo(Math.min(at + 1, actions.length))}>
              {texts.goThere}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onClose}>
            {texts.endComparison}
          </Button>
        </Row>
      </Row>
      <Quiet>
        {texts.lengths(actions.length, other.actions.length)} {same ? texts.sameEnd : texts.otherEnd}
      </Quiet>
      {at !== null && (
        <Pair>
          <div>
            <h3>{texts.here}</h3>
            <pre tabIndex={0}>{written(actions[at])}</pre>
          </div>
          <div>
            <h3>{texts.there}</h3>
            <pre tabIndex={0}>{written(other.actions[at])}</pre>
          </div>
        </Pair>
      )}
    </Card>
  );
};
