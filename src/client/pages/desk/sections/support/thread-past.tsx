import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import { readSupportPast, replayableText, type SupportPast, type TabStep } from '#domain/people/support-past.ts';
import { searchForm } from '#domain/text/search-form.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useThreadPastQuery } from '#client/entities/desk/support-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatTime } from '#client/kit/display/dates.ts';
import { saveFile } from '#client/kit/display/save-file.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { Quiet } from '../../kit/quiet';
import { texts } from './texts';

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  max-height: 56vh;
  overflow: auto;
  font-size: 13px;
  li {
    padding: 4px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  summary {
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  time {
    ${tabular}
    color: ${theme.color.text3};
  }
  b {
    color: ${theme.color.accent};
  }
  pre {
    font-size: 12px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const nameOf = ({ machine, event }: TabStep): string => (machine === null ? event.type : `${machine}: ${event.type}`);

const Life = ({ chatId, past }: { readonly chatId: string; readonly past: SupportPast }) => {
  const [wanted, want] = useState('');
  const shown = past.steps.filter((step) => searchForm(nameOf(step)).includes(searchForm(wanted.trim())));
  return (
    <Stack>
      <Quiet>{past.withTexts ? texts.past.withTexts : texts.past.shapes}</Quiet>
      <Row $justify="space-between" $align="end">
        <TextField label={texts.past.find} value={wanted} onChange={({ target }) => want(target.value)} />
        <Button
          size="sm"
          title={texts.past.saveHint}
          onClick={() => saveFile(`support-${chatId}.json`, replayableText(past), 'application/json')}
        >
          {texts.past.save}
        </Button>
      </Row>
      <Status as={Quiet}>{texts.past.count(shown.length, past.steps.length)}</Status>
      <Steps tabIndex={0} aria-label={texts.past.title}>
        {shown.map((step, index) => (
          // Two may be of the same moment and kind.
          <li key={`${index} ${step.at}`}>
            <details>
              <summary>
                <time>{formatTime(step.at)}</time> {nameOf(step)} <b>{step.state}</b>
              </summary>
              <pre>{JSON.stringify(step.event, null, 2)}</pre>
            </details>
          </li>
        ))}
      </Steps>
    </Stack>
  );
};

const PastDialog = ({ chatId, onClose }: { readonly chatId: string; readonly onClose: () => void }) => {
  const query = useThreadPastQuery({ params: { chatId } });
  return (
    <Dialog title={texts.past.title} onClose={onClose} width={720}>
      <Loaded query={query} skeleton={<Skeleton $height={320} />}>
        {({ past }) => {
          const read = readSupportPast(past);
          return read === null || read.steps.length === 0 ? (
            <EmptyState text={texts.past.none} />
          ) : (
            <Life chatId={chatId} past={read} />
          );
        }}
      </Loaded>
    </Dialog>
  );
};

/** Opens what the person's tab had done before they asked. */
export const ThreadPast = ({ chatId }: { readonly chatId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {texts.past.title}
      </Button>
      {open && <PastDialog chatId={chatId} onClose={() => setOpen(false)} />}
    </>
  );
};
