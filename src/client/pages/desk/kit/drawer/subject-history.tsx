import { skipToken } from '@reduxjs/toolkit/query';
import { currentTimeZone } from '#client/kit/time/server-now.ts';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { deskLimits, type DeskSubject } from '#domain/people/desk-subject.ts';
import { failureText } from '#client/api/api-error.ts';
import { lastOwnActionAt } from '#client/entities/cache-rules/own-desk-actions.ts';
import { useDeskHistoryQuery, useWriteDeskNoteMutation } from '#client/entities/desk/tools-api.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { LoadFailed } from '#client/api/loaded.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { actionText } from '#domain/desk/action-text.ts';
import { auditFactsText } from '#domain/desk/audit-facts.ts';
import { texts } from '../texts';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { PanelTitle } from './panel';

const Line = styled.li`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr) auto;
  gap: 10px;
  &::before {
    width: 8px;
    height: 8px;
    margin-top: 6px;
    border-radius: 50%;
    background: ${theme.color.text3};
    content: '';
  }
  small,
  time {
    color: ${theme.color.text3};
    font-size: 12px;
  }
  small {
    display: block;
  }
`;

const Note = styled.li`
  padding: 10px 12px;
  border-radius: 10px;
  background: ${theme.color.surface2};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  small {
    display: block;
    margin-top: 4px;
    color: ${theme.color.text3};
    font-size: 12px;
  }
`;

const NoteForm = ({ subject }: { readonly subject: DeskSubject }) => {
  const [write, { error, isLoading }] = useWriteDeskNoteMutation();
  const [text, setText, clear] = useOwnText(`note:${subject}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const body = { subject, text: text.trim() };
    const written = await write({ body });
    if (written.error === undefined) clear();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack $gap={8}>
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          maxLength={deskLimits.note}
          value={text}
          error={failureText(error)}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== '' && (
          <Row $justify="space-between">
            <span />
            <Button type="submit" size="sm" busy={isLoading}>
              {texts.addNote}
            </Button>
          </Row>
        )}
      </Stack>
    </form>
  );
};

/**
 * The cached log; ignored if it was requested before the operator's own last action, as the server would then refuse
 * their next one.
 */
const useKnown = (subject: DeskSubject | undefined): number | undefined => {
  const history = useDeskHistoryQuery(subject === undefined ? skipToken : { query: { subject } });
  const { currentData, isFetching, isError, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = history;
  const asOf = isFetching || isError ? fulfilledTimeStamp : startedTimeStamp;
  return subject !== undefined && asOf >= lastOwnActionAt(subject) ? currentData?.seen : undefined;
};

/**
 * The version of the log that an action on the subject has to send; undefined until the log is loaded, and without a
 * subject. While the
 * operator is `deciding` it stays as it was at the beginning: a change behind an open dialog must lead to a refusal,
 * not pass unnoticed.
 */
export const useSeen = (subject: DeskSubject | undefined, deciding = false): number | undefined => {
  const now = useKnown(subject);
  const [held, setHeld] = useState({ subject, deciding, seen: now });
  const isLate = deciding && held.seen === undefined && now !== undefined;
  if (held.subject !== subject || held.deciding !== deciding || isLate) setHeld({ subject, deciding, seen: now });
  return deciding ? held.seen : now;
};

/** Like `useSeen`, for a form being filled in: during a refetch the last known version is used. */
export const useLastSeen = (subject: DeskSubject): number | undefined => {
  const now = useKnown(subject);
  const [last, setLast] = useState({ subject, seen: now });
  if (last.subject !== subject || (now !== undefined && now !== last.seen)) setLast({ subject, seen: now });
  return now ?? (last.subject === subject ? last.seen : undefined);
};

/** That the log did not come, or not again: acts are checked against it, so it is said at once. */
export const HistoryFailed = ({ subject }: { readonly subject: DeskSubject }) => {
  const { error, refetch } = useDeskHistoryQuery({ query: { subject } });
  return <LoadFailed query={{ error, refetch }} text={texts.historyFailed} />;
};

/** Actions and notes of operators on the subject. */
export const SubjectHistory = ({ subject }: { readonly subject: DeskSubject }) => {
  const { currentData } = useDeskHistoryQuery({ query: { subject } });
  const failed = <HistoryFailed subject={subject} />;
  if (currentData === undefined) return failed;
  const { lines, notes } = currentData;
  return (
    <>
      {failed}
      <Stack $gap={10}>
        <PanelTitle>{texts.notes}</PanelTitle>
        {notes.length > 0 && (
          <Stack as="ul" $gap={8}>
            {notes.map((note) => (
              <Note key={note.id}>
                {note.text}
                <small>
                  {note.author.username}, <DateText value={note.createdAt} />
                </small>
              </Note>
            ))}
          </Stack>
        )}
        <NoteForm key={subject} subject={subject} />
      </Stack>
      <Stack $gap={10}>
        <PanelTitle>{texts.history}</PanelTitle>
        {lines.length === 0 ? (
          <FinePrint>{texts.noHistory}</FinePrint>
        ) : (
          <Stack as="ul" $gap={10}>
            {lines.map((line) => (
              <Line key={line.id}>
                <span>
                  {actionText(line.action, line.details)}
                  <small>
                    {[auditFactsText({ subject, details: line.details, zone: currentTimeZone() }), line.actor.username]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <DateText value={line.createdAt} />
              </Line>
            ))}
          </Stack>
        )}
      </Stack>
    </>
  );
};
