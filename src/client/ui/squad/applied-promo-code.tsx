import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { Badge } from '../data/badge';
import { texts } from './texts';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

interface AppliedPromoCodeProps {
  readonly code: string;
  /** «−10 %», where it is known. */
  readonly saving?: string;
  readonly onRemove: () => unknown;
}

/** The code in force, and the way to drop it. */
export const AppliedPromoCode = ({ code, saving = '', onRemove }: AppliedPromoCodeProps) => (
  <Row>
    <Badge $tone="ok">
      <Check aria-hidden size={14} />
      {code} {saving}
    </Badge>
    <IconButton label={texts.promoRemove(code)} onClick={onRemove}>
      <X aria-hidden />
    </IconButton>
  </Row>
);
