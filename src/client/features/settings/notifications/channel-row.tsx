import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import {
  useConnectNotifierMutation,
  useDisconnectNotifierMutation,
  useSwitchNotifierMutation,
} from '#client/entities/notification/notifier-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Actions, Below, Line, TextBlock } from './channel-styles';
import { texts } from './texts';
import type { NotifierServiceView } from '#contract/people/notifier.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';

/** A Discord channel's webhook; a refusal is shown below the field, and the typed text stays. */
const WebhookForm = ({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) => {
  const [webhookUrl, setWebhookUrl] = useState('');
  const { run, refusal: error, refuse } = useAttempt();
  const [connect, { isLoading }] = useConnectNotifierMutation();
  const send = async () => {
    await run(async () => {
      await connect({ params: { name: 'discord' }, body: { webhookUrl: webhookUrl.trim() } }).unwrap();
      onDone();
    });
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
              refuse(undefined);
            }}
          />
          <Row $gap={8}>
            <Button
              type="submit"
              size="sm"
              variant="primary"
              busy={isLoading}
              whyNot={webhookUrl.trim() === '' ? texts.noWebhook : null}
            >
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

const BotLink = styled.a`
  color: ${theme.color.accent};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** Connects at once, by a webhook's address, or by a link to the bot that the person opens. */
const ConnectChannel = ({ service: { name, demo } }: { readonly service: NotifierServiceView }) => {
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const [connect] = useConnectNotifierMutation();
  const [link, setLink] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const title = texts.names[name];

  const start = async () => {
    if (name === 'discord' && !demo) {
      setTyping(true);
      return;
    }
    try {
      const answer = await connect({ params: { name }, body: {} }).unwrap();
      if (answer.link === null) toast.success(texts.done(title));
      else setLink(answer.link);
    } catch (error) {
      showRefusal(error);
    }
  };

  if (typing) return <WebhookForm onDone={() => toast.success(texts.done(title))} onCancel={() => setTyping(false)} />;
  if (link !== null) {
    return (
      <Status as={Below}>
        {texts.waiting}{' '}
        <BotLink href={link} target="_blank" rel="noreferrer">
          {texts.openBot}
        </BotLink>
      </Status>
    );
  }
  return (
    <Actions>
      <Button size="sm" aria-label={`${texts.connect}: ${title}`} onClick={start}>
        {texts.connect}
      </Button>
    </Actions>
  );
};

const leadOf = ({ name, status, title, available, demo }: NotifierServiceView): string => {
  if (name === 'email') return status === null ? texts.unconfirmed : title;
  if (status !== null) return demo ? texts.demo : title || texts.leads[name];
  return available ? texts.leads[name] : texts.unavailable;
};

const tones = { connected: 'ok', paused: 'neutral', broken: 'danger' } as const;

const stateOf = (status: NotifierServiceView['status'], on: boolean): keyof typeof tones => {
  if (!on) return 'paused';
  return status === 'broken' ? 'broken' : 'connected';
};

/** One channel: connect, mute, disconnect. */
export const ChannelRow = ({ service }: { readonly service: NotifierServiceView }) => {
  const { name, status, enabled } = service;
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const [disconnect] = useDisconnectNotifierMutation();
  const [change, { isLoading, originalArgs }] = useSwitchNotifierMutation();
  const shown = isLoading && originalArgs !== undefined ? originalArgs.body.enabled : enabled;
  const title = texts.names[name];
  const toggle = async (next: boolean) => {
    try {
      await change({ params: { name }, body: { enabled: next } }).unwrap();
    } catch (error) {
      showRefusal(error);
    }
  };
  const leave = async () => {
    try {
      await disconnect({ params: { name } }).unwrap();
      toast.success(texts.gone(title));
    } catch (error) {
      showRefusal(error);
    }
    setAsking(false);
  };
  return (
    <li>
      <Line>
        <TextBlock>
          <h3>{title}</h3>
          <p>{leadOf(service)}</p>
        </TextBlock>
        {status !== null && (
          <Actions>
            {name !== 'email' && <Badge $tone={tones[stateOf(status, shown)]}>{texts[stateOf(status, shown)]}</Badge>}
            <Switch
              checked={shown}
              busy={isLoading}
              label={texts.toggle(title)}
              shortLabel={texts.toggleShort}
              onChange={(next) => void toggle(next)}
            />
            {name !== 'email' && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${texts.disconnect}: ${title}`}
                onClick={() => setAsking(true)}
              >
                {texts.disconnect}
              </Button>
            )}
          </Actions>
        )}
        {status === null && name !== 'email' && service.available && <ConnectChannel service={service} />}
      </Line>
      {asking && (
        <ConfirmDialog
          title={texts.disconnectAsk(title)}
          text={me?.mateAccess ? texts.disconnectMate : texts.disconnectText}
          confirmLabel={texts.disconnect}
          dangerous
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
};
