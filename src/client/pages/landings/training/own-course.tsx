import { Copy } from '#client/kit/icons/copy.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { CoursePurchase } from '#contract/mates/training-landings.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useCloseCourseMutation } from '#client/entities/mate/training-landings-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { OwnSquadGate } from '#client/entities/squad/own-squad-gate.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Meter } from '#client/kit/display/progress-bar.tsx';
import { useCopy } from '#client/kit/display/copy-link.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from '../texts';
import { createSquadPath, squadPath } from '#contract/routes/game-pages.ts';

const Quiet = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
`;

const Vouchers = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    font-size: 14px;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  code {
    color: ${theme.color.text2};
    font: inherit;
    ${tabular}
  }
  span {
    display: flex;
    align-items: center;
    gap: 4px;
  }
`;

/** A bought course: its vouchers with their state, and the refund. */
export const OwnCourse = ({ purchase }: { readonly purchase: CoursePurchase }) => {
  const { id, course, vouchers, expiresAt, refundable } = purchase;
  const me = useMe();
  const [confirming, setConfirming] = useState(false);
  const [close] = useCloseCourseMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const copy = useCopy();
  const used = vouchers.filter(({ squadId }) => squadId !== null).length;
  const confirm = async () => {
    try {
      await close({ params: { id } }).unwrap();
      toast.success(texts.closed);
    } catch (error) {
      showRefusal(error);
    }
    setConfirming(false);
  };
  return (
    <Card as="article" aria-label={course.title}>
      <Stack $gap={14}>
        <div>
          <h3>{course.title}</h3>
          <Quiet>{texts.until(formatDate(Date.parse(expiresAt), serverNow()))}</Quiet>
        </div>
        <Row $gap={12}>
          <Meter value={used} max={vouchers.length} label={texts.progress(course.title)} />
          <Quiet>{texts.used(used, vouchers.length)}</Quiet>
        </Row>
        <Vouchers>
          {vouchers.map(({ code, lesson, squadId }) => (
            <li key={code}>
              {texts.voucher(lesson)}
              {squadId === null ? (
                <span>
                  <code>{code}</code>
                  <IconButton label={texts.copy(code)} onClick={() => void copy(code, texts.copied)}>
                    <Copy aria-hidden />
                  </IconButton>
                </span>
              ) : (
                <TextLink to={squadPath({ gameId: course.gameId, squadId })}>{texts.usedIn(squadId)}</TextLink>
              )}
            </li>
          ))}
        </Vouchers>
        <Quiet>{texts.how}</Quiet>
        <Row $gap={8}>
          <OwnSquadGate me={me} size="sm" variant="soft">
            <ButtonLink to={createSquadPath({ gameId: course.gameId })} size="sm" variant="soft">
              {texts.create}
            </ButtonLink>
          </OwnSquadGate>
          <Button size="sm" variant="ghost" onClick={() => setConfirming(true)}>
            {texts.close(formatMoney(refundable))}
          </Button>
        </Row>
      </Stack>
      {confirming && (
        <ConfirmDialog
          title={texts.closeTitle}
          text={texts.closeText(formatMoney(refundable))}
          confirmLabel={texts.close(formatMoney(refundable))}
          dangerous
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </Card>
  );
};
