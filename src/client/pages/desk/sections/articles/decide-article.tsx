import { Check } from '#client/kit/icons/check.tsx';
import { useState } from 'react';
import {
  useApproveArticleMutation,
  useRejectArticleMutation,
  useReturnArticleMutation,
} from '#client/entities/desk/blog-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import type { Moderated, Remarks } from './article';
import { texts } from './texts';
import { ActButton, ActDialog, ActQuestion } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

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
  const { title } = article;
  const approve = useAct(useApproveArticleMutation(), { title, done: texts.approved });
  const giveBack = useAct(useReturnArticleMutation(), { title, done: texts.returned });
  const reject = useAct(useRejectArticleMutation(), { title, done: texts.rejected });
  const params = { id: article.id };
  // The version that was on the screen when the dialog opened.
  const asking = approve.asking || giveBack.asking || reject.asking;
  const [read, setRead] = useState({ asking, version: newest.number });
  if (read.asking !== asking) setRead({ asking, version: newest.number });
  const { version } = read;
  const written = Object.entries(remarks).flatMap(([blockId, text]) =>
    text.trim() === '' ? [] : [{ blockId, text: text.trim() }],
  );
  if (!waits && !asking && approve.failure === undefined) return null;
  return (
    <Stack $gap={10}>
      <ActFailure failure={approve.failure} />
      {waits && (
        <>
          <ActButton
            act={approve}
            variant="primary"
            wide
            whyNot={written.length > 0 ? texts.remarksHere(written.length) : null}
          >
            <Check aria-hidden />
            {texts.approve}
          </ActButton>
          <Row $gap={8}>
            <ActButton act={giveBack}>
              {texts.needFix}
              {written.length > 0 && ` (${written.length})`}
            </ActButton>
            <ActButton act={reject} variant="danger">
              {texts.reject}
            </ActButton>
          </Row>
          <ActQuestion
            act={approve}
            title={texts.approveTitle(title || texts.untitled)}
            text={texts.approveConsequence(
              article.live ? version : null,
              article.price === 0 ? null : formatMoney(article.price),
            )}
            confirmLabel={texts.approve}
            argsOf={() => ({ params, body: { version } })}
          />
        </>
      )}
      <ActDialog
        act={giveBack}
        title={texts.needFixTitle}
        confirmLabel={texts.needFix}
        toPerson
        dangerous={false}
        consequence={<small>{written.length === 0 ? texts.noRemarks : texts.withRemarks(written.length)}.</small>}
        onDone={onDone}
        argsOf={({ reason }) => ({ params, body: { version, comment: reason, remarks: written } })}
      />
      <ActDialog
        act={reject}
        title={texts.rejectTitle}
        confirmLabel={texts.reject}
        toPerson
        ready={texts.rejectReasons}
        onDone={onDone}
        argsOf={({ reason }) => ({ params, body: { version, comment: reason } })}
      />
    </Stack>
  );
};
