import { GitCompareArrows } from '../../kit/icons/git-compare-arrows';
import { useState } from 'react';
import styled from 'styled-components';
import type { DraftFields } from '#contract/blog/draft.ts';
import { Button } from '../../kit/controls/button';
import { Row, Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { theme } from '../../kit/theme/theme';
import type { SaveState } from './draft/draft-autosave';
import { Difference } from './panels/difference';
import { texts } from './texts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding: 16px 20px;
  border: 1px solid ${theme.color.info};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  > svg {
    color: ${theme.color.info};
  }
  > div:first-of-type {
    flex: 1 1 260px;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

interface ConflictNoticeProps {
  readonly state: Extract<SaveState, { kind: 'conflict' }>;
  readonly mine: DraftFields;
  readonly onChoice: (choice: 'mine' | 'theirs') => void;
}

/** Two versions of one draft: nothing is overwritten before the author has seen both and chosen. */
export const ConflictNotice = ({ state, mine, onChoice }: ConflictNoticeProps) => {
  const [comparing, setComparing] = useState(false);
  const choices = (
    <Row $gap={8}>
      <Button size="sm" onClick={() => onChoice('mine')}>
        {texts.keepMine}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onChoice('theirs')}>
        {texts.takeTheirs}
      </Button>
    </Row>
  );
  return (
    <Box role="alert">
      <GitCompareArrows aria-hidden />
      <div>
        <b>{texts.conflictTitle}</b>
        <p>{texts.conflictText(state.conflicts)}</p>
      </div>
      <Button size="sm" variant="primary" onClick={() => setComparing(true)}>
        {texts.compare}
      </Button>
      {choices}
      {comparing && (
        <Dialog title={texts.conflictTitle} width={680} onClose={() => setComparing(false)}>
          <Stack $gap={16}>
            {mine.title !== state.theirs.title && (
              <p>
                {texts.here}: «{mine.title}». {texts.there}: «{state.theirs.title}».
              </p>
            )}
            <Difference before={state.theirs.document} after={mine.document} />
            {choices}
          </Stack>
        </Dialog>
      )}
    </Box>
  );
};
