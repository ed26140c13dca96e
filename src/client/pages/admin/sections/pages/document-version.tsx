import type { DocumentSlug } from '#domain/games/page-limits.ts';
import { useAdminDocumentVersionQuery } from '#client/entities/admin/admin-pages-api.ts';
import { texts } from './texts';
import { VersionDialog } from './version-dialog';

interface DocumentVersionProps {
  readonly slug: DocumentSlug;
  readonly version: number;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** A published version of a document. */
export const DocumentVersion = ({ slug, version, ...acts }: DocumentVersionProps) => {
  const { currentData, error, refetch } = useAdminDocumentVersionQuery({ params: { slug, id: version } });
  return (
    <VersionDialog
      title={texts.versionOf(texts.slugs[slug], version)}
      chapters={currentData?.chapters}
      error={error}
      onRetry={refetch}
      {...acts}
    />
  );
};
