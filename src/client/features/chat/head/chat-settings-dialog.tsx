import { CircleAlert } from '#client/kit/icons/circle-alert.tsx';
import { useState } from 'react';
import type { ChatSettings } from '#contract/chat/chat-objects.ts';
import { failureText } from '#client/api/api-error.ts';
import { useChatSettingsQuery, useSetChatSettingsMutation } from '#client/entities/chat/chat-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Grid, Stack } from '#client/kit/layout/stack.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Loaded } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';

const night = { from: '23:00', to: '08:00' } as const;

/** What the person has chosen here; the rest follows a change on another device. */
interface Chosen {
  readonly sound?: boolean;
  readonly quiet?: boolean;
  readonly hours?: { readonly from: string; readonly to: string };
}

interface ChatSettingsFormProps {
  readonly settings: ChatSettings;
  readonly onDone: () => void;
}

const ChatSettingsForm = ({ settings, onDone }: ChatSettingsFormProps) => {
  const [chosen, choose] = useState<Chosen>({});
  const { sound = settings.sound, quiet = settings.quietHours !== null, hours = settings.quietHours ?? night } = chosen;
  const [save, { error }] = useSetChatSettingsMutation();
  const refusal = failureText(error);
  const isUntold = quiet && (hours.from === '' || hours.to === '');
  const toast = useToast();
  const submit = async () => {
    const answer = await save({ body: { sound, quietHours: quiet ? hours : null } });
    if (answer.error !== undefined) return;
    toast.success(texts.saved);
    onDone();
  };
  return (
    <Stack $gap={12}>
      <Switch label={texts.sound} checked={sound} onChange={(on) => choose({ ...chosen, sound: on })} />
      <Switch label={texts.quiet} checked={quiet} onChange={(on) => choose({ ...chosen, quiet: on })} />
      {quiet && (
        <Grid $columns="1fr 1fr" $gap={12}>
          <TextField
            type="time"
            label={texts.from}
            value={hours.from}
            onChange={({ target }) => choose({ ...chosen, hours: { ...hours, from: target.value } })}
          />
          <TextField
            type="time"
            label={texts.to}
            value={hours.to}
            onChange={({ target }) => choose({ ...chosen, hours: { ...hours, to: target.value } })}
          />
        </Grid>
      )}
      <FinePrint>{texts.quietNote}</FinePrint>
      {refusal !== undefined && <Notice icon={<CircleAlert aria-hidden />} text={refusal} />}
      <DialogActions>
        <Button variant="primary" whyNot={isUntold ? texts.quietUntold : null} onClick={submit}>
          {texts.save}
        </Button>
      </DialogActions>
    </Stack>
  );
};

/** When the chat may make a sound, on all devices of the person. */
export const ChatSettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const query = useChatSettingsQuery();
  // The chat hears of changes on other devices; what was fetched may be older.
  const heard = useChat(({ settings }) => settings);
  const newest = heard !== null && heard.version >= (query.data?.version ?? 0) ? heard : query.data;
  return (
    <Dialog title={texts.settings} width={420} onClose={onClose}>
      <Loaded query={{ ...query, currentData: newest }} skeleton={<Skeleton $height={150} $radius="12px" />}>
        {(settings) => <ChatSettingsForm settings={settings} onDone={onClose} />}
      </Loaded>
    </Dialog>
  );
};
