import { useState } from 'react';
import type { NotifierServiceView } from '../../../../contract/notifier';
import { failureOf } from '../../../api/api-failure';
import { useDisconnectNotifierMutation, useSwitchNotifierMutation } from '../../../api/notifier-api';
import { useMe } from '../../../api/use-me';
import { Button } from '../../../ui/controls/button';
import { Badge } from '../../../ui/data/badge';
import { Switch } from '../../../ui/form/switch';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useToast } from '../../../ui/toast/use-toast';
import { Actions, Line, Words } from './channel-look';
import { ConnectChannel } from './connect-channel';
import { texts } from './texts';

const leadOf = ({ name, status, title, available, demo }: NotifierServiceView): string => {
  if (name === 'email') return status === null ? texts.unconfirmed : title;
  if (status !== null) return demo ? texts.demo : title || texts.leads[name];
  return available ? texts.leads[name] : texts.unavailable;
};

/** One channel: connect, silence for a while, disconnect. */
export const ChannelRow = ({ service }: { readonly service: NotifierServiceView }) => {
  const { name, status, enabled } = service;
  const toast = useToast();
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
      toast.danger(failureOf(error).message);
    }
  };
  const leave = async () => {
    try {
      await disconnect({ params: { name } }).unwrap();
      toast.success(texts.gone(title));
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
    setAsking(false);
  };
  return (
    <li>
      <Line>
        <Words>
          <h3>{title}</h3>
          <p>{leadOf(service)}</p>
        </Words>
        {status !== null && (
          <Actions>
            {name !== 'email' && <Badge $tone={shown ? 'ok' : 'neutral'}>{shown ? texts.connected : texts.paused}</Badge>}
            <Switch checked={shown} disabled={isLoading} label={texts.toggle(title)} shortLabel={texts.toggleShort} onChange={(next) => void toggle(next)} />
            {name !== 'email' && (
              <Button size="sm" variant="ghost" aria-label={`${texts.disconnect}: ${title}`} onClick={() => setAsking(true)}>
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
