import { type ReactNode, useId } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';

/** One of the versions: what it is, and how to read it or take its text. */
export const VersionRow = ({
  children,
  onRead,
  onTake,
}: {
  readonly children: ReactNode;
  readonly onRead: () => void;
  readonly onTake: () => unknown;
}) => {
  const name = useId();
  return (
    <Row $justify="space-between" role="group" aria-labelledby={name}>
      <span id={name}>{children}</span>
      <Row $gap={4}>
        <Button size="sm" variant="ghost" onClick={onRead}>
          {texts.read}
        </Button>
        <Button size="sm" variant="ghost" onClick={onTake}>
          {texts.putBack}
        </Button>
      </Row>
    </Row>
  );
};
