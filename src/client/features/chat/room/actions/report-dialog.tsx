import { useState } from 'react';
import { chatReportReasons } from '../../../../../domain/enums/chat-report-reason';
import type { ChatReportReason } from '../../../../../domain/enums/chat-report-reason';
import { chatLimits } from '../../../../../domain/settings/chat-limits';
import { failureOf } from '../../../../api/api-failure';
import { useReportMessageMutation } from '../../../../api/chat-api';
import type { StoredMessage } from '../../../../chat/store/blocks';
import { Button } from '../../../../ui/controls/button';
import { Select } from '../../../../ui/form/select';
import { TextArea } from '../../../../ui/form/text-area';
import { Dialog } from '../../../../ui/overlay/dialog';
import { DialogActions } from '../../../../ui/overlay/dialog-look';
import { useToast } from '../../../../ui/toast/use-toast';
import { texts } from '../../texts';

interface ReportDialogProps {
  readonly message: StoredMessage;
  readonly onClose: () => void;
}

export const ReportDialog = ({ message, onClose }: ReportDialogProps) => {
  const [reason, setReason] = useState<ChatReportReason>('INSULT');
  const [comment, setComment] = useState('');
  const [report, { error, isLoading }] = useReportMessageMutation();
  const toast = useToast();
  const send = async () => {
    const answer = await report({ params: { messageId: message.id }, body: { reason, comment } });
    if (answer.error !== undefined) return;
    toast.success(texts.reportSent);
    onClose();
  };
  return (
    <Dialog title={texts.reportTitle} description={texts.reportText} onClose={onClose}>
      <Select
        label={texts.reportReason}
        value={reason}
        options={chatReportReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        onChange={({ target }) => setReason(chatReportReasons.find((one) => one === target.value) ?? 'OTHER')}
      />
      <TextArea
        label={texts.reportComment}
        value={comment}
        maxLength={chatLimits.maxReportCharacters}
        error={error === undefined ? undefined : failureOf(error).message}
        onChange={({ target }) => setComment(target.value)}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="danger" busy={isLoading} onClick={send}>
          {texts.reportSend}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
