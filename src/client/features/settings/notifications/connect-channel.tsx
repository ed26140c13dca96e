import { useState } from 'react';
import styled from 'styled-components';
import type { NotifierServiceView } from '../../../../contract/notifier';
import { failureOf } from '../../../api/api-failure';
import { useConnectNotifierMutation } from '../../../api/notifier-api';
import { Button } from '../../../ui/controls/button';
import { theme } from '../../../ui/theme/theme';
import { useToast } from '../../../ui/toast/use-toast';
import { Actions, Below } from './channel-look';
import { texts } from './texts';
import { WebhookForm } from './webhook-form';

const BotLink = styled.a`
  color: ${theme.color.accent};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** Connects at once, by a webhook's address, or by a link to the bot that somebody then opens. */
export const ConnectChannel = ({ service: { name, demo } }: { readonly service: NotifierServiceView }) => {
  const toast = useToast();
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
      toast.danger(failureOf(error).message);
    }
  };

  if (typing) return <WebhookForm onDone={() => toast.success(texts.done(title))} onCancel={() => setTyping(false)} />;
  if (link !== null) {
    return (
      <Below role="status">
        {texts.waiting}{' '}
        <BotLink href={link} target="_blank" rel="noreferrer">
          {texts.openBot}
        </BotLink>
      </Below>
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
