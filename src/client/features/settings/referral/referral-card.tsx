import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useOwnReferralQuery } from '../../../api/referrals-api';
import { CopyLink } from '../../../ui/data/copy-link';
import { formatMoney } from '../../../ui/data/format-money';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Stack } from '../../../ui/layout/stack';
import { tabular } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { SettingCard } from '../setting-card';
import { texts } from './texts';

const Address = styled.code`
  display: block;
  padding: 10px 12px;
  border-radius: ${theme.radius.r8};
  background: ${theme.color.surface2};
  color: ${theme.color.text2};
  font-family: ${theme.font.text};
  font-size: 14px;
  overflow-wrap: anywhere;
`;

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

/** One's own link, and what it has brought. */
export const ReferralCard = () => {
  const { data, error, refetch } = useOwnReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  const path = data === undefined ? '' : `/?ref=${data.refTag}`;
  return (
    <SettingCard anchor="referral" title={texts.title} lead={data && texts.lead(data.percent, data.days, formatMoney(data.maxPerClient))}>
      {data === undefined && (error === undefined ? <Skeleton $height={132} $radius="12px" /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
      {data !== undefined && (
        <Stack $gap={16}>
          <Address aria-label={texts.link}>{new URL(path, location.origin).href}</Address>
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
          <div>
            <CopyLink path={path} label={texts.copy} />
          </div>
        </Stack>
      )}
    </SettingCard>
  );
};
