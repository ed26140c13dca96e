import type { DocumentSlug } from '../../../../../domain/games/page-limits';
import { failureOf } from '../../../../api/api-error';
import { useAdminDocumentVersionQuery } from '../../../../entities/admin/admin-pages-api';
import { Button } from '../../../../kit/controls/button';
import { ErrorState } from '../../../../kit/feedback/error-state';
import { Skeleton } from '../../../../kit/feedback/skeleton';
import { Prose } from '../../../../kit/layout/prose';
import { Stack } from '../../../../kit/layout/stack';
import { Dialog } from '../../../../kit/overlay/dialog';
import { DialogActions } from '../../../../kit/overlay/dialog-styles';
import { texts } from './texts';

interface DocumentVersionProps {
  readonly slug: DocumentSlug;
  readonly version: number;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** One version of a document as people read it. */
export const DocumentVersion = ({ slug, version, onTake, onClose }: DocumentVersionProps) => {
  const { currentData, error, refetch } = useAdminDocumentVersionQuery({ params: { slug, id: version } });
  return (
    <Dialog title={texts.versionOf(texts.slugs[slug], version)} onClose={onClose} width={720}>
      {currentData === undefined ? (
        error === undefined ? (
          <Skeleton $height={320} $radius="12px" />
        ) : (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        )
      ) : (
        <Stack as={Prose} $gap={20}>
          {currentData.chapters.map(({ title, paragraphs }, index) => (
            <section key={index}>
              <h3>{title}</h3>
              {paragraphs.map((paragraph, position) => (
                <p key={position}>{paragraph}</p>
              ))}
            </section>
          ))}
        </Stack>
      )}
      <DialogActions>
        <Button whyNot={currentData === undefined ? texts.versionComes : null} onClick={onTake}>
          {texts.putBack}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
