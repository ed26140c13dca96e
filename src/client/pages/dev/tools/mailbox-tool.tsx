import { Stack } from '#client/kit/layout/stack.tsx';
import { Mail } from '#client/kit/icons/mail.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { Loaded } from '#client/api/loaded.tsx';
import { useMailboxQuery } from '#client/entities/session/dev-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts, Tool } from './tool';

const address = /(https?:\/\/\S+)/;

/** Addresses of the product become internal links. */
const pathOf = (text: string): string => {
  const { pathname, search } = new URL(text);
  return pathname + search;
};

/** An email as text with working links. */
const LetterText = ({ text }: { readonly text: string }) =>
  text.split(address).map((part, index) =>
    address.test(part) && URL.canParse(part) ? (
      <TextLink key={index} to={pathOf(part)}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );

const Letter = styled.li`
  padding: 12px 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  overflow-wrap: anywhere;
  h3 {
    font-size: 15px;
  }
  p {
    margin-top: 4px;
    color: ${theme.color.text2};
    font-size: 14px;
    white-space: pre-line;
  }
  small {
    display: block;
    margin-top: 8px;
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

/** The rest is shown on demand: a played squad sends a dozen. */
const shownAtFirst = 5;

/** Emails that were stored instead of sent, newest first. */
export const MailboxTool = () => {
  const query = useMailboxQuery({});
  const [all, showAll] = useState(false);
  const refresh = (
    <Button size="sm" onClick={() => query.refetch()}>
      {texts.refresh}
    </Button>
  );
  return (
    <Tool title={texts.mailbox} action={refresh}>
      <Loaded
        query={query}
        skeleton={
          <Stack as="ul" $gap={12} aria-busy>
            {[0, 1].map((row) => (
              <Skeleton as="li" key={row} $height={110} $radius="12px" />
            ))}
          </Stack>
        }
        empty={<EmptyState icon={<Mail />} text={texts.noLetters} />}
      >
        {(letters) => (
          <Stack as="ul" $gap={12}>
            {letters.slice(0, all ? undefined : shownAtFirst).map(({ id, to, name, subject, text, sentAt }) => (
              <Letter key={id}>
                <h3>{subject}</h3>
                <p>
                  <LetterText text={text} />
                </p>
                <small>
                  {texts.to(name === null ? to : texts.named(name, to.replace(/: .*/, '')))} ·{' '}
                  <time dateTime={sentAt}>{formatFullMoment(Date.parse(sentAt))}</time>
                </small>
              </Letter>
            ))}
            {letters.length > shownAtFirst && !all && (
              <li>
                <Button wide onClick={() => showAll(true)}>
                  {texts.allLetters(letters.length)}
                </Button>
              </li>
            )}
          </Stack>
        )}
      </Loaded>
    </Tool>
  );
};
