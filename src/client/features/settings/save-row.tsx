import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/controls/button';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

interface SaveRowProps {
  readonly busy: boolean;
  /** Something differs from what is saved. */
  readonly dirty: boolean;
  /** The last thing that happened was a save. */
  readonly saved: boolean;
  readonly label?: string;
  /** At the row's end. */
  readonly children?: ReactNode;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  min-height: 44px;
`;

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.ok};
  font-size: 14px;
`;

/** The button of a setting, and word that it has been saved, in place. */
export const SaveRow = ({ busy, dirty, saved, label = texts.save, children }: SaveRowProps) => (
  <Row>
    <Button type="submit" variant={dirty ? 'primary' : 'soft'} size="sm" busy={busy} disabled={!dirty}>
      {label}
    </Button>
    <span role="status">
      {saved && !dirty && (
        <Saved>
          <Check aria-hidden />
          {texts.saved}
        </Saved>
      )}
    </span>
    {children}
  </Row>
);
