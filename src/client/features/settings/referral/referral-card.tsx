import styled from 'styled-components';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useOwnReferralQuery } from '#client/entities/person/referrals-api.ts';
import { referralLink } from '#client/entities/referral/referral-link.ts';
import { ShareButtons } from '#client/entities/referral/share-buttons.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { SettingCard } from '../setting-card';
import { AddressBox } from '#client/kit/display/address-box.tsx';
import { moneyPath } from '#contract/routes/money-pages.ts';
import { homePath } from '#contract/routes/product-pages.ts';

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
  const query = useOwnReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingCard
      anchor="referral"
      title={texts.title}
      lead={query.data && texts.lead(query.data.percent, query.data.days, formatMoney(query.data.maxPerClient))}
    >
      <Loaded query={query} skeleton={<BusySkeleton $height={132} $radius="12px" />}>
        {({ refTag, invited, earned }) => (
          <Stack $gap={16}>
            <AddressBox aria-label={texts.link}>{new URL(referralLink('/', refTag), location.origin).href}</AddressBox>
            <Facts>
              <div>
                <dt>{texts.invited}</dt>
                <dd>{invited}</dd>
              </div>
              <div>
                <dt>{texts.earned}</dt>
                <dd>{formatMoney(earned)}</dd>
              </div>
            </Facts>
            <ShareButtons path={homePath} />
            <TextLink to={moneyPath('referrals')}>{texts.people}</TextLink>
          </Stack>
        )}
      </Loaded>
    </SettingCard>
  );
};
