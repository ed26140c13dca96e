import { useState } from 'react';
import { consentSlugs, type DocumentSlug, documentSlugs } from '#domain/documents/document-slugs.ts';
import { useDeskHistoryQuery } from '#client/entities/desk/tools-api.ts';
import { useDeskDocumentQuery, usePublishDocumentMutation } from '#client/entities/desk/pages-api.ts';
import { originalChapters } from '#client/entities/documents/original-chapters.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { both, Loaded } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { useOpenId } from '../../kit/use-open-id';
import { ActFailure } from '../../kit/acts/act-failure';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { ObjectPage } from '../../kit/drawer/object-page';
import { texts as recordTexts } from '../../kit/record/texts';
import { SubjectHistory, useLastSeen } from '../../kit/drawer/subject-history';
import { chaptersOfText, textOfChapters } from './chapters';
import { DocumentVersions } from './document-versions';
import { texts as kitTexts } from '../../kit/texts';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

const drafts: SheetDrafts<string> = new Map();

const PublishConsequence = ({ slug }: { readonly slug: DocumentSlug }) => (
  <small>
    {texts.publishConsequence}
    {consentSlugs.some((one) => one === slug) && `. ${texts.publishAsksAgain}`}
  </small>
);

interface EditorProps {
  readonly slug: DocumentSlug;
  readonly currentText: string;
  readonly seen: number;
}

/** The text in force, edited into the next version. */
const Editor = ({ slug, currentText, seen }: EditorProps) => {
  const [base, setBase] = useState({ text: currentText, seen });
  const [text, setText, forget] = useOwnDraft(drafts, `${slug} ${base.text}`, currentText);
  const [restored] = useState(text !== base.text);
  const [taken, setTaken] = useState<{ readonly version: number | null; readonly text: string } | null>(null);
  const publish = useAct(usePublishDocumentMutation(), {
    title: texts.publishTitle(texts.slugs[slug]),
    done: recordTexts.saved,
  });
  const chapters = chaptersOfText(text);
  const changed = text !== base.text;
  const isLate = publish.failure?.code === 'ADMIN_CHANGED_MEANWHILE';
  // Nothing is typed: the version that another operator published replaces it.
  if (!changed && (base.text !== currentText || base.seen !== seen)) {
    setBase({ text: currentText, seen });
    setText(currentText);
  }
  // Nothing typed would be lost: neither before the version was asked for nor while it was on its way.
  if (taken !== null && (!changed || taken.text === text)) {
    setTaken(null);
    setText(taken.text);
  }
  const reset = () => {
    setText(base.text);
    forget();
  };
  return (
    <Stack $gap={12}>
      <UnsavedNote draft={{ restored: restored && changed, reset }} />
      <TextArea
        label={texts.chapters}
        hint={texts.chaptersHint}
        error={changed && chapters === null ? texts.badChapters : undefined}
        rows={18}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {!publish.asking && <ActFailure failure={publish.failure} />}
      {isLate && (
        <Button size="sm" onClick={reset}>
          {recordTexts.showNow}
        </Button>
      )}
      <PublishConsequence slug={slug} />
      <Row>
        <ActButton
          act={publish}
          variant="primary"
          whyNot={changed ? (chapters === null ? texts.badChapters : null) : kitTexts.nothingChanged}
        >
          {texts.publish}
        </ActButton>
      </Row>
      <DocumentVersions slug={slug} onTake={(version, found) => setTaken({ version, text: found })} />
      {taken !== null && (
        <ConfirmDialog
          title={taken.version === null ? texts.takeOriginalTitle : texts.takeTitle(taken.version)}
          text={texts.takeConsequence}
          confirmLabel={texts.takeDo}
          dangerous
          onConfirm={() => {
            setText(taken.text);
            setTaken(null);
          }}
          onClose={() => setTaken(null)}
        />
      )}
      <ActDialog
        act={publish}
        title={texts.publishTitle(texts.slugs[slug])}
        confirmLabel={texts.publishDo}
        toPerson={false}
        dangerous={false}
        incomplete={chapters === null}
        consequence={<PublishConsequence slug={slug} />}
        onDone={() => {
          forget();
          setBase({ text, seen: base.seen });
        }}
        argsOf={({ reason }) => ({ params: { slug }, body: { seen: base.seen, reason, chapters: chapters ?? [] } })}
      />
    </Stack>
  );
};

const Document = ({ slug }: { readonly slug: DocumentSlug }) => {
  const text = useDeskDocumentQuery({ params: { slug } });
  const subject = `document:${slug}` as const;
  const history = useDeskHistoryQuery({ query: { subject } });
  const seen = useLastSeen(subject);
  return (
    <Loaded
      query={both(text, { data: seen, error: history.error, refetch: history.refetch })}
      skeleton={
        <Stack $gap={12} role="status" aria-busy>
          <Skeleton $height={36} $radius="12px" />
          <Skeleton $height={320} $radius="12px" />
        </Stack>
      }
    >
      {([{ chapters }, seenNow]) => (
        <Stack $gap={20}>
          <VisuallyHidden as="h2">{texts.slugs[slug]}</VisuallyHidden>
          <Editor slug={slug} currentText={textOfChapters(chapters ?? originalChapters[slug])} seen={seenNow} />
          <SubjectHistory subject={subject} />
        </Stack>
      )}
    </Loaded>
  );
};

/** «Тексты сервиса»: the agreement and «how it works», with all versions. */
export const DocumentsSection = () => {
  const requested = useOpenId();
  const slug = documentSlugs.find((one) => one === requested) ?? documentSlugs[0];
  return (
    <ObjectPage>
      <PageTitle>{texts.documents}</PageTitle>
      <Row as="nav" $gap={16} aria-label={texts.documents}>
        {documentSlugs.map((one) => (
          <Link
            key={one}
            to={deskPage('documents', one)}
            aria-current={one === slug ? 'page' : undefined}
            style={{ fontWeight: one === slug ? 600 : 400 }}
          >
            {texts.slugs[one]}
          </Link>
        ))}
      </Row>
      <Document key={slug} slug={slug} />
    </ObjectPage>
  );
};
