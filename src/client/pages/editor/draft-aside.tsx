import { useState } from 'react';
import type { Remark } from '#contract/blog/article-views.ts';
import type { DraftFields, DraftView } from '#contract/blog/draft.ts';
import { articleRefusal } from '#domain/blog/article-rules.ts';
import { OwnAppeal } from '../../entities/appeal/own-appeal';
import { Button } from '../../kit/controls/button';
import { Row, Stack } from '../../kit/layout/stack';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog';
import { Publication } from './panels/publication';
import { Readiness, Remarks } from './panels/readiness';
import { Versions } from './panels/versions';
import { texts } from './texts';

interface DraftAsideProps {
  readonly draft: DraftView;
  readonly id: number | null;
  readonly fields: DraftFields;
  readonly editable: boolean;
  readonly onChange: (part: Partial<DraftFields>) => void;
  readonly onFixed: (remark: Remark, fixed: boolean) => Promise<boolean>;
  readonly onTakeDown: () => unknown;
  readonly onRemove: () => Promise<void>;
}

/** Everything about the article but its text. */
export const DraftAside = (props: DraftAsideProps) => {
  const { draft, id, fields, editable, onChange, onFixed, onTakeDown, onRemove } = props;
  const [removing, setRemoving] = useState(false);
  return (
    <Stack as="aside" $gap={16}>
      <Remarks draft={draft} onFixed={onFixed} />
      {id !== null && draft.status === 'REJECTED' && <OwnAppeal kind="ARTICLE" about={String(id)} />}
      <Publication draft={draft} fields={fields} editable={editable} onChange={onChange} />
      <Readiness fields={fields} remarks={draft.remarks} />
      {id !== null && draft.versions.length > 0 && <Versions draft={draft} document={fields.document} />}
      {id !== null && editable && (
        <Row>
          {draft.live && (
            <Button size="sm" variant="ghost" onClick={onTakeDown}>
              {texts.takeDown}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            whyNot={articleRefusal(draft.status, draft, { type: 'article.deleted' }) && texts.boughtStays}
            onClick={() => setRemoving(true)}
          >
            {texts.remove}
          </Button>
        </Row>
      )}
      {removing && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          confirmLabel={texts.remove}
          dangerous
          onConfirm={() => onRemove().finally(() => setRemoving(false))}
          onClose={() => setRemoving(false)}
        />
      )}
    </Stack>
  );
};
