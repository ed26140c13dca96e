import { Check } from '#client/kit/icons/check.tsx';
import { CircleAlert } from '#client/kit/icons/circle-alert.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { Remark } from '#contract/blog/article-views.ts';
import type { DraftFields, DraftView } from '#contract/blog/draft.ts';
import { sendChecks, failedSendChecks } from '#domain/blog/send-checks.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';

const Line = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 14px;
  color: ${({ $done }) => ($done ? theme.color.text1 : theme.color.text2)};
  svg {
    width: 18px;
    height: 18px;
    color: ${({ $done }) => ($done ? theme.color.ok : theme.color.warn)};
  }
  span {
    margin-left: auto;
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

/** What an article has and still lacks; a video is required only of a video article. */
export const Readiness = ({
  fields,
  remarks,
}: {
  readonly fields: DraftFields;
  readonly remarks: readonly Remark[];
}) => {
  const lacking = new Set(failedSendChecks({ ...fields, openRemarks: remarks.filter(({ fixed }) => !fixed).length }));
  const requiredChecks = sendChecks.filter(
    (check) => (check !== 'video' || fields.type === 'VIDEO') && (check !== 'remarks' || remarks.length > 0),
  );
  return (
    <Card as="section" aria-label={texts.before}>
      <Stack $gap={14}>
        <CardTitle>{texts.before}</CardTitle>
        <Stack as="ul" $gap={10}>
          {requiredChecks.map((check) => {
            const done = !lacking.has(check);
            return (
              <Line key={check} $done={done}>
                {done ? <Check aria-hidden /> : <CircleAlert aria-hidden />}
                {texts.checks[check]}
                <span>{done ? texts.done : texts.missing}</span>
              </Line>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
};

const MissingCard = styled(Card)`
  border-color: ${theme.color.warn};
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

interface RemarksProps {
  readonly draft: DraftView;
  /** False: it was not saved. */
  readonly onFixed: (remark: Remark, fixed: boolean) => Promise<boolean>;
}

/** Scrolls to a block and highlights it for a while. */
const showBlock = (id: string): void => {
  const block = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
  block?.scrollIntoView({ block: 'center' });
  block?.animate([{ backgroundColor: 'var(--warn-soft)' }, { backgroundColor: 'transparent' }], 1600);
};

/** Optimistic: the mark is removed again when it could not be saved. */
const RemarkRow = ({ remark, onFixed }: { readonly remark: Remark } & Pick<RemarksProps, 'onFixed'>) => {
  const [fixed, setFixed] = useState(remark.fixed);
  const mark = (next: boolean) => {
    setFixed(next);
    void onFixed(remark, next).then((written) => {
      if (!written) setFixed(!next);
    });
  };
  return (
    <Row>
      {remark.blockId !== null && (
        <Button size="sm" onClick={() => showBlock(remark.blockId ?? '')}>
          {texts.showPlace}
        </Button>
      )}
      <Checkbox checked={fixed} onChange={({ target }) => mark(target.checked)}>
        {texts.fixed}
      </Checkbox>
    </Row>
  );
};

/** The moderator's remarks, each linked to its block. */
export const Remarks = ({ draft: { decision, remarks, live, versions }, onFixed }: RemarksProps) => {
  if (decision === null && remarks.length === 0) return null;
  const read = live ? versions.find(({ current }) => current) : undefined;
  return (
    <MissingCard as="section" aria-label={texts.moderator}>
      <Stack $gap={14}>
        <CardTitle>{texts.moderator}</CardTitle>
        {decision !== null && <p>{decision.comment}</p>}
        {remarks.map((remark, index) => (
          <Stack key={remark.id} $gap={8}>
            <p>
              <b>{texts.remark(index + 1)}.</b> {remark.text}
            </p>
            <RemarkRow key={String(remark.fixed)} remark={remark} onFixed={onFixed} />
          </Stack>
        ))}
        {read !== undefined && <FinePrint>{texts.readersSee(read.number)}</FinePrint>}
      </Stack>
    </MissingCard>
  );
};
