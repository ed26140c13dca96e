import { Check } from '#client/kit/icons/check.tsx';
import { CheckCheck } from '#client/kit/icons/check-check.tsx';
import { CircleAlert } from '#client/kit/icons/circle-alert.tsx';
import { Clock3 } from '#client/kit/icons/clock-3.tsx';
import styled from 'styled-components';
import { texts } from '../texts';
import { Text } from './message-styles';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { theme } from '#client/kit/theme/theme.ts';

interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const address = /https:\/\/[^\s<>"'«»]+/g;
/** Punctuation at the end of a sentence is not part of the address. */
const tail = /[.,;:!?…)\]}]+$/;

const hrefOf = (text: string): string | null => {
  try {
    const { protocol, username, password, href } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
};

/**
 * Splits a text into plain parts and addresses: only https, and none with credentials, which could disguise the host.
 */
export const splitLinks = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(tail, '');
    const href = hrefOf(found);
    if (href === null) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), href: null });
    parts.push({ text: found, href });
    done = match.index + found.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
};

/** The text; only https addresses in it are links. */
export const MessageText = ({ text, deleted }: { readonly text: string; readonly deleted: boolean }) => {
  if (deleted) return <Text $faint>{texts.deleted}</Text>;
  if (text === '') return null;
  return (
    <Text>
      {splitLinks(text).map((part, index) =>
        part.href === null ? (
          part.text
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        ),
      )}
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
