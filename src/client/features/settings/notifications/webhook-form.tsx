import { useState } from 'react';
import { failureOf } from '../../../api/api-failure';
import { useConnectNotifierMutation } from '../../../api/notifier-api';
import { Button } from '../../../ui/controls/button';
import { TextField } from '../../../ui/form/text-field';
import { Row, Stack } from '../../../ui/layout/stack';
import { Below } from './channel-look';
import { texts } from './texts';

/** A Discord channel's webhook; a refusal stands under the field, and what was typed stays. */
export const WebhookForm = ({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) => {
  const [webhookUrl, setWebhookUrl] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [connect, { isLoading }] = useConnectNotifierMutation();
  const send = async () => {
    try {
      await connect({ params: { name: 'discord' }, body: { webhookUrl: webhookUrl.trim() } }).unwrap();
      onDone();
    } catch (problem) {
      setError(failureOf(problem).message);
    }
  };
  return (
    <Below>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void send();
        }}
      >
        <Stack $gap={12}>
          <TextField
            label={texts.webhook}
            hint={texts.webhookHint}
            error={error}
            value={webhookUrl}
            inputMode="url"
            autoFocus
            onChange={({ target }) => {
              setWebhookUrl(target.value);
              setError(undefined);
            }}
          />
          <Row $gap={8}>
            <Button type="submit" size="sm" variant="primary" busy={isLoading} disabled={webhookUrl.trim() === ''}>
              {texts.connect}
            </Button>
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
    </Below>
  );
};
