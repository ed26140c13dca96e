import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';

export type Delivery = 'waiting' | 'stored' | 'read' | 'failed';

const icons = { waiting: Clock3, stored: Check, read: CheckCheck, failed: CircleAlert } as const;

const Mark = styled.span<{ $delivery: Delivery }>`
  display: inline-flex;
  color: ${({ $delivery }) => ($delivery === 'read' ? theme.color.accent : $delivery === 'failed' ? theme.color.danger : theme.color.text2)};
`;

/** How far an own message has come; said in words too. */
export const DeliveryMark = ({ delivery }: { readonly delivery: Delivery }) => {
  const Icon = icons[delivery];
  return (
    <Mark $delivery={delivery}>
      <Icon aria-hidden />
      <VisuallyHidden>{texts.marks[delivery]}</VisuallyHidden>
    </Mark>
  );
};
