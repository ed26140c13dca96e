import { type Channel, channels } from '#domain/notifications/channel-terms.ts';
import { messengerNames } from '#domain/notifications/notifier.ts';
import { useChannelSharesQuery } from '#client/entities/desk/undelivered-api.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { Totals } from '../../kit/list/totals';

const names: Readonly<Record<Channel, string>> = { ...messengerNames, email: 'Почта', push: 'Браузеры' };

const texts = defineTexts({
  ru: {
    names,
    share: (delivered: number, of: number) => (of === 0 ? '—' : `${Math.floor((delivered / of) * 100)} %`),
    hint: (delivered: number, of: number, broken: number) =>
      [of === 0 ? 'за сутки ничего' : `${delivered} из ${of} за сутки`, broken === 0 ? '' : `не работают: ${broken}`]
        .filter((part) => part !== '')
        .join(', '),
  },
});

/** Which part of the notifications of the last day each channel has delivered. */
export const ChannelShares = () => {
  const { data } = useChannelSharesQuery();
  return (
    <Totals
      figures={channels.map((channel) => {
        const share = data?.channels.find((one) => one.channel === channel);
        return {
          label: texts.names[channel],
          value: share && texts.share(share.delivered, share.of),
          hint: share && texts.hint(share.delivered, share.of, share.broken),
        };
      })}
    />
  );
};
