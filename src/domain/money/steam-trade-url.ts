/** Who trades, and the eight characters that let strangers offer a trade. */
export interface SteamTrade {
  readonly partner: string;
  readonly token: string;
}

/** Reads a Steam trade URL, copied as a whole; null for anything else. */
export const readSteamTradeUrl = (url: string): SteamTrade | null => {
  const read = /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/?\?partner=(\d{1,10})&token=([\w-]{8})$/.exec(
    url.trim(),
  );
  const [, partner, token] = read ?? [];
  return partner === undefined || token === undefined ? null : { partner, token };
};
