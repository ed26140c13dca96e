import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { below } from '#client/kit/theme/theme.ts';
import { Kbd } from '../kbd';
import { Foot } from './list-section-styles';
import { texts } from '../texts';

/** Hidden on phones, which have no such keys. */
const Keys = styled(Row)`
  ${below('md')} {
    display: none;
  }
`;

interface ListFootProps {
  readonly shown: number;
  /** Only the first page contains it; null when there are too many to count. */
  readonly total: number | null | undefined;
  readonly loadingMore: boolean;
  /** The next page could not be loaded; what is shown stays. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly opens: boolean;
  readonly picks: boolean;
}

/** How many rows are shown, the error of the next page, and the keyboard shortcuts. */
export const ListFoot = ({ shown, total: knownTotal, loadingMore, failed, onRetry, opens, picks }: ListFootProps) => {
  const [total, setTotal] = useState<number | null | undefined>(undefined);
  if (knownTotal !== undefined && knownTotal !== total) setTotal(knownTotal);
  return (
    <Foot $justify="space-between">
      <span role="status">
        {shown > 0 && total !== undefined && texts.shown(shown, total)}
        {loadingMore && ` · ${texts.loadingMore}`}
      </span>
      {failed && (
        <Row $gap={8} role="alert">
          {texts.moreFailed}
          <Button size="sm" variant="ghost" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Row>
      )}
      {shown > 0 && (
        <Keys $gap={6} aria-hidden>
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          {texts.keys.walk}
          {opens && (
            <>
              <Kbd>Enter</Kbd>
              {texts.keys.open}
            </>
          )}
          {picks && (
            <>
              <Kbd>X</Kbd>
              {texts.keys.pick}
            </>
          )}
        </Keys>
      )}
    </Foot>
  );
};
