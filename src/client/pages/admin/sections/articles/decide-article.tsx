import { Check } from '#client/kit/icons/check.tsx';
import { useState } from 'react';
import {
  useApproveArticleMutation,
  useRejectArticleMutation,
  useReturnArticleMutation,
} from '#client/entities/admin/admin-articles-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import type { Moderated, Remarks } from './article';
import { texts } from './texts';

interface Asking {
  readonly what: 'approve' | 'needFix' | 'reject';
  readonly version: number;
}

/** Approve, return with remarks, or reject the version on the screen. */
export const DecideArticle = ({
  moderated: { article, newest },
  waits,
  remarks,
  onDone,
}: {
  readonly moderated: Moderated;
  /** Still to be decided. */
  readonly waits: boolean;
  readonly remarks: Remarks;
  readonly onDone: () => void;
}) => {
  const [approve, { isLoading }] = useApproveArticleMutation();
  const [giveBack] = useReturnArticleMutation();
  const [reject] = useRejectArticleMutation();
  // Holds the version that was on the screen when the dialog opened.
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useActFailure(article.title);
  const toast = useToast();
  const params = { id: article.id };
  const version = newest.number;
  const written = Object.entries(remarks).flatMap(([blockId, text]) =>
    text.trim() === '' ? [] : [{ blockId, text: text.trim() }],
  );
  const doApprove = async (read: number) => {
    setAsking(null);
    setFailure(undefined);
    try {
      await approve({ params, body: { version: read } }).unwrap();
      toast.success(texts.approved);
    } catch (error) {
      setFailure(error);
    }
  };
  if (!waits && asking === null && failure === undefined) return null;
  return (
    <Stack $gap={10}>
      <ActFailure failure={failure} />
      {waits && (
        <>
          <Button
            variant="primary"
            wide
            busy={isLoading}
            whyNot={written.length > 0 ? texts.remarksHere(written.length) : null}
            onClick={() => setAsking({ what: 'approve', version })}
          >
            <Check aria-hidden />
            {texts.approve}
          </Button>
          <Row $gap={8}>
            <Button onClick={() => setAsking({ what: 'needFix', version })}>
              {texts.needFix}
              {written.length > 0 && ` (${written.length})`}
            </Button>
            <Button variant="danger" onClick={() => setAsking({ what: 'reject', version })}>
              {texts.reject}
            </Button>
          </Row>
        </>
      )}
      {waits && asking?.what === 'approve' && (
        <ConfirmDialog
          title={texts.approveTitle(article.title || texts.untitled)}
          text={texts.approveConsequence(
            article.live ? asking.version : null,
            article.price === 0 ? null : formatMoney(article.price),
          )}
          confirmLabel={texts.approve}
          onConfirm={() => doApprove(asking.version)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.what === 'needFix' && (
        <ReasonDialog
          title={texts.needFixTitle}
          confirmLabel={texts.needFix}
          toPerson
          dangerous={false}
          consequence={<small>{written.length === 0 ? texts.noRemarks : texts.withRemarks(written.length)}.</small>}
          onConfirm={async (comment) => {
            await giveBack({ params, body: { version: asking.version, comment, remarks: written } }).unwrap();
            toast.success(texts.returned);
            onDone();
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.what === 'reject' && (
        <ReasonDialog
          title={texts.rejectTitle}
          confirmLabel={texts.reject}
          toPerson
          ready={texts.rejectReasons}
          onConfirm={async (comment) => {
            await reject({ params, body: { version: asking.version, comment } }).unwrap();
            toast.success(texts.rejected);
            onDone();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </Stack>
  );
};
