import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { ChatSettings } from '../../../../contract/chat/chat-settings';
import { failureOf } from '../../../api/api-failure';
import { useSetChatSettingsMutation } from '../../../api/chat-api';
import { Button } from '../../../ui/controls/button';
import { Notice } from '../../../ui/feedback/notice';
import { Switch } from '../../../ui/form/switch';
import { TextField } from '../../../ui/form/text-field';
import { FinePrint } from '../../../ui/layout/fine-print';
import { Stack } from '../../../ui/layout/stack';
import { DialogActions } from '../../../ui/overlay/dialog-look';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from '../texts';

const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

const night = { from: '23:00', to: '08:00' } as const;

interface ChatSettingsFormProps {
  readonly settings: ChatSettings;
  readonly onDone: () => void;
}

export const ChatSettingsForm = ({ settings, onDone }: ChatSettingsFormProps) => {
  const [sound, setSound] = useState(settings.sound);
  const [quiet, setQuiet] = useState(settings.quietHours !== null);
  const [hours, setHours] = useState(settings.quietHours ?? night);
  const [save, { error }] = useSetChatSettingsMutation();
  const toast = useToast();
  const submit = async () => {
    const answer = await save({ body: { sound, quietHours: quiet ? hours : null } });
    if (answer.error !== undefined) return;
    toast.success(texts.saved);
    onDone();
  };
  return (
    <Stack $gap={12}>
      <Switch label={texts.sound} checked={sound} onChange={setSound} />
      <Switch label={texts.quiet} checked={quiet} onChange={setQuiet} />
      {quiet && (
        <Times>
          <TextField type="time" label={texts.from} value={hours.from} onChange={({ target }) => setHours({ ...hours, from: target.value })} />
          <TextField type="time" label={texts.to} value={hours.to} onChange={({ target }) => setHours({ ...hours, to: target.value })} />
        </Times>
      )}
      <FinePrint>{texts.quietNote}</FinePrint>
      {error !== undefined && <Notice icon={<CircleAlert aria-hidden />} text={failureOf(error).message} />}
      <DialogActions>
        <Button variant="primary" onClick={submit}>
          {texts.save}
        </Button>
      </DialogActions>
    </Stack>
  );
};
