/** A Steam account and the token of eight characters that lets strangers offer it a trade. */
export interface SteamTrade {
  readonly partner: string;
  readonly token: string;
}

/** Parses a complete Steam trade URL; null for anything else. */
export const readSteamTradeUrl = (url: string): SteamTrade | null => {
  const read = /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/?\?partner=(\d{1,10})&token=([\w-]{8})$/.exec(
    url.trim(),
  );
  const [, partner, token] = read ?? [];
  return partner === undefined || token === undefined ? null : { partner, token };
};
