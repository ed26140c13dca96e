import { referralParams } from '#contract/people/referral-params.ts';
import type { ReferralChannel } from '#domain/people/referral-channel.ts';

export const channelMarks: Readonly<Record<ReferralChannel, string>> = { TELEGRAM: 'tg', DISCORD: 'dc' };

/** Adds a referral tag to a path: people who open the link count as brought by the owner of the tag. */
export const referralLink = (path: string, tag: string, channel?: ReferralChannel): string => {
  const via = channel === undefined ? '' : `&${referralParams.channel}=${channelMarks[channel]}`;
  return `${path}${path.includes('?') ? '&' : '?'}${referralParams.tag}=${tag}${via}`;
};
