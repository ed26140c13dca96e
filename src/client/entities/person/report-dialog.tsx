import { useState } from 'react';
import { reportLimits, type ReportReason, reportReasons } from '#domain/people/report.ts';
import { useAttempt } from '../../api/use-attempt';
import { Button } from '../../kit/controls/button';
import { Select } from '../../kit/form/select';
import { TextArea } from '../../kit/form/text-area';
import { Dialog } from '../../kit/overlay/dialog';
import { DialogActions } from '../../kit/overlay/dialog-styles';
import { defineTexts } from '../../kit/texts/define-texts';
import { useOwnText } from './use-own-text';

const texts = defineTexts({
  ru: {
    reason: 'Что не так',
    reasons: { INSULT: 'Оскорбления', SPAM: 'Спам', FRAUD: 'Обман', SEXUAL: 'Домогательства', OTHER: 'Другое' },
    comment: 'Подробнее, если нужно',
    send: 'Отправить жалобу',
    cancel: 'Отмена',
    thanks: 'Спасибо, жалоба отправлена',
    thanksText: 'Модератор посмотрит её в течение суток. О решении придёт уведомление.',
    close: 'Хорошо',
  },
});

interface Complaint {
  readonly reason: ReportReason;
  readonly comment: string;
}

/** A complaint to the moderators: its subject, the reason, and a confirmation with the further steps. */
export const ReportDialog = ({
  about,
  title,
  text,
  onSend,
  onClose,
}: {
  /** The person or object of the complaint: each has a draft of its own. */
  readonly about: string;
  readonly title: string;
  /** Who will see the complaint and its contents. */
  readonly text: string;
  /** Rejects with the failure of the call; the entered text stays then. */
  readonly onSend: (complaint: Complaint) => Promise<unknown>;
  readonly onClose: () => void;
}) => {
  const [storedReason, setReason, clearReason] = useOwnText(`report-reason:${about}`, 'INSULT');
  const [comment, setComment, clearComment] = useOwnText(`report:${about}`);
  const reason: ReportReason = reportReasons.find((one) => one === storedReason) ?? 'OTHER';
  const { run, busy, refusal: failure } = useAttempt();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    if (!(await run(() => onSend({ reason, comment })))) return;
    setSent(true);
    clearReason();
    clearComment();
  };
  if (isSent)
    return (
      <Dialog title={texts.thanks} description={texts.thanksText} onClose={onClose}>
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <Select
        label={texts.reason}
        value={reason}
        options={reportReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea
        label={texts.comment}
        value={comment}
        maxLength={reportLimits.comment}
        error={failure}
        onChange={({ target }) => setComment(target.value)}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={send}>
          {texts.send}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
