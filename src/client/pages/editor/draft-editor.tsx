import { Eye } from '../../kit/icons/eye';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { DraftView } from '#contract/blog/draft.ts';
import { textOfDocument } from '#domain/blog/article-document.ts';
import { countWords, readingMinutes } from '#domain/blog/article-reading.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { Notice } from '../../kit/feedback/notice';
import { Page } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { PageTitle } from '../../kit/routing/page-title';
import { from } from '../../kit/theme/theme';
import { ConflictNotice } from './conflict-notice';
import { useDraftSteps } from './draft/use-draft-steps';
import { DraftAside } from './draft-aside';
import { DraftBar } from './draft-bar';
import { EditorDialogs } from './editor-dialogs';
import { Cover } from './panels/cover';
import { LeadField, Paper, TitleField } from './paper';
import { PaperFoot } from './paper-foot';
import { texts } from './texts';
import { Toolbar } from './toolbar';
import { useDraftEditor } from './use-draft-editor';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
  ${from('xl')} {
    grid-template-columns: minmax(0, 1fr) 368px;
  }
`;

const encoder = new TextEncoder();

interface DraftEditorProps {
  readonly draft: DraftView;
  /** Null before the first save. */
  readonly id: number | null;
  readonly onCreated: (id: number) => void;
  /** Refetches the article's status. */
  readonly onStep: () => unknown;
}

export const DraftEditor = ({ draft, id, onCreated, onStep }: DraftEditorProps) => {
  const editable = draft.status !== 'UNDER_MODERATION';
  const writing = useDraftEditor({ draft, id, editable, onCreated });
  const { fields, change, keeper, state, editor, setElement, question, setQuestion, slashMenu } = writing;

  // An edit has begun the next version, or it was submitted in another tab: the page refetches its status.
  const moved = state.kind === 'refused' || (state.kind === 'saved' && state.status !== draft.status);
  useEffect(() => {
    if (moved && id !== null) void onStep();
    // Once for each change.
  }, [moved, id, onStep]);

  const { send, takeBack, drop, fix } = useDraftSteps({ draft, id, keeper, onStep });
  const text = textOfDocument(fields.document);
  const bytes = encoder.encode(JSON.stringify(fields.document)).length;
  return (
    <Page>
      <Stack $gap={20}>
        <VisuallyHidden>
          <PageTitle title={fields.title === '' ? texts.newTitle : fields.title}>{texts.title}</PageTitle>
        </VisuallyHidden>
        <DraftBar
          draft={draft}
          id={id}
          fields={fields}
          state={state}
          editable={editable}
          onRetry={() => void keeper.flush()}
          onSend={send}
          onTakeBack={takeBack}
        />
        {state.kind === 'conflict' && (
          <ConflictNotice
            state={state}
            mine={fields}
            onChoice={(choice) => keeper.resolve(choice, state.theirs, state.revision)}
          />
        )}
        {!editable && <Notice icon={<Eye aria-hidden />} text={texts.underModeration} />}
        <Columns>
          <Paper>
            <Toolbar editor={editor} editable={editable} bytes={bytes} onDialog={setQuestion} />
            <Cover cover={fields.cover} editable={editable} onChange={(cover) => change({ cover })} />
            <TitleField
              value={fields.title}
              readOnly={!editable}
              maxLength={articleTerms.titleMax}
              onChange={(title) => change({ title })}
            />
            <LeadField
              value={fields.lead}
              readOnly={!editable}
              maxLength={articleTerms.leadMax}
              onChange={(lead) => change({ lead })}
            />
            <div ref={setElement} />
            <PaperFoot state={state} counts={texts.counts(countWords(text), readingMinutes(fields.document))} />
          </Paper>
          <DraftAside
            draft={draft}
            id={id}
            fields={fields}
            editable={editable}
            onChange={change}
            onFixed={fix}
            onTakeDown={takeBack}
            onRemove={drop}
          />
        </Columns>
      </Stack>
      {slashMenu}
      {question !== null && editor !== null && (
        <EditorDialogs question={question} editor={editor} onClose={() => setQuestion(null)} />
      )}
    </Page>
  );
};
