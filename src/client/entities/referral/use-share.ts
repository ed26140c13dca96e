import type { ReferralChannel } from '../../../domain/people/referral-channel';
import { useCopy, useCopyLink } from '../../kit/display/copy-link';
import { useOwnReferralQuery } from '../person/referrals-api';
import { useMe } from '../person/users-api';
import { referralLink } from './referral-link';
import { texts } from './texts';

/**
 * The ways in which somebody passes on a path of this site. Whoever comes by it is theirs, unless nobody is signed in,
 * it is not `counted`, or their tag cannot be had: then it is a link like any other.
 */
export const useShare = (path: string, counted = true) => {
  const signedIn = useMe() !== null;
  const { data, isLoading } = useOwnReferralQuery(undefined, { skip: !counted || !signedIn });
  const copy = useCopy();
  const copyLink = useCopyLink();
  const linkOf = (channel?: ReferralChannel): string =>
    data === undefined || !counted ? path : referralLink(path, data.refTag, channel);
  const addressOf = (channel?: ReferralChannel): string => new URL(linkOf(channel), location.origin).href;
  return {
    /** Not before it is known whose link it is: nobody would copy it a second time. */
    isReady: !isLoading,
    address: addressOf(),
    copy: () => copyLink(linkOf()),
    telegramAddress: `https://t.me/share/url?url=${encodeURIComponent(addressOf('TELEGRAM'))}`,
    /** Discord has no page that takes an address. */
    copyForDiscord: () => copy(addressOf('DISCORD'), texts.discordCopied, texts.discordNotCopied),
  };
};
