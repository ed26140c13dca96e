import styled from 'styled-components';
import { defineTexts } from '../../../kit/texts/define-texts';
import { failureOf } from '../../../api/api-error';
import { useOwnReferralQuery } from '../../../entities/person/referrals-api';
import { referralLink } from '../../../entities/referral/referral-link';
import { ShareButtons } from '../../../entities/referral/share-buttons';
import { formatMoney } from '../../../entities/money/money';
import { ErrorState } from '../../../kit/feedback/error-state';
import { BusySkeleton } from '../../../kit/feedback/busy-skeleton';
import { Stack } from '../../../kit/layout/stack';
import { TextLink } from '../../../kit/routing/text-link';
import { tabular, theme } from '../../../kit/theme/theme';
import { SettingCard } from '../setting-card';
import { AddressBox } from '../../../kit/display/address-box';

const texts = defineTexts({
  ru: {
    title: 'Пригласить друга',
    lead: (percent: number, days: number, max: string) =>
      `Новый клиент по твоей ссылке играет, а ты получаешь ${percent} % его заказов ${days} дней, до ${max} с каждого. Платит сервис.`,
    link: 'Твоя ссылка',
    invited: 'Пришли по ссылке',
    earned: 'Заработано',
    people: 'Кто пришёл и что принёс',
  },
});

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  dt {
    color: ${theme.color.text3};
    font-size: 13px;
  }
  dd {
    font: 600 19px/1.3 ${theme.font.title};
    ${tabular}
  }
`;

/** The person's referral link, and what it has brought. */
export const ReferralCard = () => {
  const { data, error, refetch } = useOwnReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingCard
      anchor="referral"
      title={texts.title}
      lead={data && texts.lead(data.percent, data.days, formatMoney(data.maxPerClient))}
    >
      {data === undefined &&
        (error === undefined ? (
          <BusySkeleton $height={132} $radius="12px" />
        ) : (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        ))}
      {data !== undefined && (
        <Stack $gap={16}>
          <AddressBox aria-label={texts.link}>
            {new URL(referralLink('/', data.refTag), location.origin).href}
          </AddressBox>
          <Facts>
            <div>
              <dt>{texts.invited}</dt>
              <dd>{data.invited}</dd>
            </div>
            <div>
              <dt>{texts.earned}</dt>
              <dd>{formatMoney(data.earned)}</dd>
            </div>
          </Facts>
          <ShareButtons path="/" />
          <TextLink to="/balance/referrals">{texts.people}</TextLink>
        </Stack>
      )}
    </SettingCard>
  );
};
