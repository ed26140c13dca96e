import { Check } from '#client/kit/icons/check.tsx';
import { CheckCheck } from '#client/kit/icons/check-check.tsx';
import { CircleAlert } from '#client/kit/icons/circle-alert.tsx';
import { Clock3 } from '#client/kit/icons/clock-3.tsx';
import styled from 'styled-components';
import { texts } from '../texts';
import { Text } from './message-styles';
import { LinkedText } from '#client/kit/display/linked-text.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { theme } from '#client/kit/theme/theme.ts';

/** The text; addresses in it are links. */
export const MessageText = ({ text, deleted }: { readonly text: string; readonly deleted: boolean }) => {
  if (deleted) return <Text $faint>{texts.deleted}</Text>;
  if (text === '') return null;
  return (
    <Text>
      <LinkedText text={text} />
    </Text>
  );
};

type Delivery = 'waiting' | 'stored' | 'read' | 'failed';

const icons = { waiting: Clock3, stored: Check, read: CheckCheck, failed: CircleAlert } as const;

const Mark = styled.span<{ $delivery: Delivery }>`
  display: inline-flex;
  color: ${({ $delivery }) => ($delivery === 'read' ? theme.color.accent : $delivery === 'failed' ? theme.color.danger : theme.color.text2)};
`;

/** Delivery state of an own message, with a text for screen readers. */
export const DeliveryMark = ({ delivery }: { readonly delivery: Delivery }) => {
  const Icon = icons[delivery];
  return (
    <Mark $delivery={delivery}>
      <Icon aria-hidden />
      <VisuallyHidden>{texts.marks[delivery]}</VisuallyHidden>
    </Mark>
  );
};
