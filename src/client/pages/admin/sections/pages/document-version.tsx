import type { DocumentSlug } from '#domain/documents/document-slugs.ts';
import { mapped } from '#client/api/loaded.tsx';
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
  const query = useAdminDocumentVersionQuery({ params: { slug, id: version } });
  return (
    <VersionDialog
      title={texts.versionOf(texts.slugs[slug], version)}
      query={mapped(query, ({ chapters }) => chapters)}
      {...acts}
    />
  );
};
