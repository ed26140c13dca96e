import { useState } from 'react';
import type { DocumentSlug } from '../../../../../domain/games/page-limits';
import { useAdminDocumentQuery, useLazyAdminDocumentVersionQuery } from '../../../../entities/admin/admin-pages-api';
import { Button } from '../../../../kit/controls/button';
import { DateText } from '../../../../kit/display/date-and-countdown';
import { Row } from '../../../../kit/layout/stack';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { textOfChapters } from './chapters';
import { DocumentVersion } from './document-version';
import { texts } from './texts';

interface DocumentVersionsProps {
  readonly slug: DocumentSlug;
  readonly onTake: (version: number, text: string) => void;
}

/** The versions of a document: each can be read, and its text taken into the form. */
export const DocumentVersions = ({ slug, onTake }: DocumentVersionsProps) => {
  const { currentData } = useAdminDocumentQuery({ params: { slug } });
  const [fetchVersion] = useLazyAdminDocumentVersionQuery();
  const [failure, fail] = useActFailure(texts.putBack);
  const [read, setRead] = useState<number | null>(null);
  if (currentData === undefined) return null;
  const take = async (id: number) => {
    fail(undefined);
    setRead(null);
    try {
      onTake(id, textOfChapters((await fetchVersion({ params: { slug, id } }, true).unwrap()).chapters));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Panel>
      <PanelTitle>{texts.versions}</PanelTitle>
      <ActFailure failure={failure} />
      {currentData.versions.length === 0 && <small>{texts.original}</small>}
      {currentData.versions.map(({ version, author, publishedAt }) => (
        <Row key={version} $justify="space-between">
          <span>
            {texts.version(version)}
            {', '}
            {author.username}, <DateText value={publishedAt} />
          </span>
          <Row $gap={4}>
            <Button size="sm" variant="ghost" onClick={() => setRead(version)}>
              {texts.read}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => take(version)}>
              {texts.putBack}
            </Button>
          </Row>
        </Row>
      ))}
      {read !== null && (
        <DocumentVersion slug={slug} version={read} onTake={() => void take(read)} onClose={() => setRead(null)} />
      )}
    </Panel>
  );
};
