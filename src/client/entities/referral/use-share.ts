import type { ReferralChannel } from '#domain/people/referral-channel.ts';
import { useCopyLink } from '../../kit/display/copy-link';
import { useOwnReferralQuery } from '../person/referrals-api';
import { useMe } from '../person/users-api';
import { referralLink } from './referral-link';

/**
 * The ways to share a path of this site. People who open the link count as brought by the person who shares it, unless
 * that person is a guest, `counted` is false, or their tag could not be loaded: then it is an ordinary link.
 */
export const useShare = (path: string, counted = true) => {
  const signedIn = useMe() !== null;
  const { data, isLoading } = useOwnReferralQuery(undefined, { skip: !counted || !signedIn });
  const copyLink = useCopyLink();
  const linkOf = (channel?: ReferralChannel): string =>
    data === undefined || !counted ? path : referralLink(path, data.refTag, channel);
  const addressOf = (channel?: ReferralChannel): string => new URL(linkOf(channel), location.origin).href;
  return {
    /** The link is not offered until its tag is known: people would not copy it a second time. */
    isReady: !isLoading,
    address: addressOf(),
    copy: () => copyLink(linkOf()),
    telegramAddress: `https://t.me/share/url?url=${encodeURIComponent(addressOf('TELEGRAM'))}`,
    /** Discord has no page that accepts an address to share. */
    copyForDiscord: () => copyLink(linkOf('DISCORD')),
  };
};
