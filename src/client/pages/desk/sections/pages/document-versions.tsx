import { useState, type ReactNode, useId } from 'react';
import type { DocumentSlug } from '#domain/documents/document-slugs.ts';
import {
  useDeskDocumentQuery,
  useLazyDeskDocumentVersionQuery,
  useDeskDocumentVersionQuery,
} from '#client/entities/desk/pages-api.ts';
import { originalChapters } from '#client/entities/documents/original-chapters.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { useAct } from '../../kit/acts/use-act';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { textOfChapters } from './chapters';
import { texts } from './texts';
import { VersionDialog } from './version-dialog';
import { mapped } from '#client/api/loaded.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';

/** One of the versions: what it is, and how to read it or take its text. */
const VersionRow = ({
  children,
  onRead,
  onTake,
}: {
  readonly children: ReactNode;
  readonly onRead: () => void;
  readonly onTake: () => unknown;
}) => {
  const name = useId();
  return (
    <Row $justify="space-between" role="group" aria-labelledby={name}>
      <span id={name}>{children}</span>
      <Row $gap={4}>
        <Button size="sm" variant="ghost" onClick={onRead}>
          {texts.read}
        </Button>
        <Button size="sm" variant="ghost" onClick={onTake}>
          {texts.putBack}
        </Button>
      </Row>
    </Row>
  );
};

interface DocumentVersionProps {
  readonly slug: DocumentSlug;
  readonly version: number;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** A published version of a document. */
const DocumentVersion = ({ slug, version, ...acts }: DocumentVersionProps) => {
  const query = useDeskDocumentVersionQuery({ params: { slug, id: version } });
  return (
    <VersionDialog
      title={texts.versionOf(texts.slugs[slug], version)}
      query={mapped(query, ({ chapters }) => chapters)}
      {...acts}
    />
  );
};

interface DocumentVersionsProps {
  readonly slug: DocumentSlug;
  /** `null`: the original text. */
  readonly onTake: (version: number | null, text: string) => void;
}

/** The versions of a document, the original text last: each can be read, and its text taken into the form. */
export const DocumentVersions = ({ slug, onTake }: DocumentVersionsProps) => {
  const { currentData } = useDeskDocumentQuery({ params: { slug } });
  const [fetchVersion] = useLazyDeskDocumentVersionQuery();
  const fetched = useAct(
    [
      (id: number) => ({
        unwrap: async () => ({ id, ...(await fetchVersion({ params: { slug, id } }, true).unwrap()) }),
      }),
    ],
    { title: texts.putBack, onDone: ({ id, chapters }) => onTake(id, textOfChapters(chapters)) },
  );
  const [read, setRead] = useState<number | 'original' | null>(null);
  if (currentData === undefined) return null;
  const take = (id: number) => {
    setRead(null);
    return fetched.run(() => id);
  };
  const takeOriginal = () => {
    fetched.clear();
    setRead(null);
    onTake(null, textOfChapters(originalChapters[slug]));
  };
  return (
    <Panel>
      <PanelTitle>{texts.versions}</PanelTitle>
      <ActFailure failure={fetched.failure} />
      {currentData.versions.length === 0 && <small>{texts.original}</small>}
      {currentData.versions.map(({ version, author, publishedAt }) => (
        <VersionRow key={version} onRead={() => setRead(version)} onTake={() => take(version)}>
          {texts.version(version)}
          {', '}
          {author.username}, <DateText value={publishedAt} />
        </VersionRow>
      ))}
      {currentData.versions.length > 0 && (
        <VersionRow onRead={() => setRead('original')} onTake={takeOriginal}>
          {texts.originalText}
        </VersionRow>
      )}
      {read === 'original' && (
        <VersionDialog
          title={texts.originalOf(texts.slugs[slug])}
          query={{ data: originalChapters[slug], refetch: () => undefined }}
          onTake={takeOriginal}
          onClose={() => setRead(null)}
        />
      )}
      {typeof read === 'number' && (
        <DocumentVersion slug={slug} version={read} onTake={() => void take(read)} onClose={() => setRead(null)} />
      )}
    </Panel>
  );
};
