import { useState } from 'react';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useStartPushMutation, useStopPushMutation, usePushQuery } from '#client/entities/notification/push-api.ts';
import {
  requestPushSubscription,
  pushObstacle,
  removePushSubscription,
  pushOwner,
} from '#client/entities/notification/push-subscription.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { LoadFailed } from '#client/api/loaded.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Actions, Line, TextBlock } from './channel-styles';
import { texts } from './texts';

/**
 * Push notifications of this browser while the product is closed. Only this switch triggers the browser's permission
 * prompt.
 */
export const PushRow = () => {
  const me = useMe();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const query = usePushQuery(undefined, { refetchOnMountOrArgChange: true });
  const [start] = useStartPushMutation();
  const [stop] = useStopPushMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { data } = query;
  if (me !== null && data === undefined && query.error !== undefined)
    return (
      <li>
        <Line>
          <TextBlock>
            <h3>{texts.push}</h3>
            <LoadFailed query={query} text={texts.pushUnknown} />
          </TextBlock>
        </Line>
      </li>
    );
  if (me === null || data === undefined) return null;
  const { publicKey, subscribed, answers } = data;
  const obstacle = publicKey === null ? null : pushObstacle();
  const switchOn = async (key: string): Promise<void> => {
    const device = await requestPushSubscription(key).catch(() => 'failed' as const);
    if (device === 'failed') toast.danger(texts.pushFailed, 6000);
    if (device === 'failed' || device === null) return;
    await start({ body: device }).unwrap();
    pushOwner.set(me.id);
  };
  const switchOff = async (): Promise<void> => {
    await stop().unwrap();
    // The server sends nothing any more, even if the browser keeps its subscription.
    await removePushSubscription().catch(() => undefined);
  };
  const change = async (on: boolean): Promise<void> => {
    if (publicKey === null) return;
    setWanted(on);
    try {
      await (on ? switchOn(publicKey) : switchOff());
    } catch (problem) {
      showRefusal(problem);
    }
    setWanted(null);
  };
  const lead = () => {
    if (publicKey === null) return texts.unavailable;
    if (obstacle !== null) return texts.pushObstacles[obstacle];
    if (subscribed) return answers || me.mateAccess === null ? texts.pushOn : texts.pushSilent;
    return texts.pushLead;
  };
  return (
    <li>
      <Line>
        <TextBlock>
          <h3>{texts.push}</h3>
          <p>{lead()}</p>
        </TextBlock>
        {publicKey !== null && (obstacle === null || subscribed) && (
          <Actions>
            <Switch
              checked={wanted ?? subscribed}
              busy={wanted !== null}
              label={texts.pushSwitch}
              shortLabel={texts.toggleShort}
              onChange={(on) => void change(on)}
            />
          </Actions>
        )}
      </Line>
    </li>
  );
};
