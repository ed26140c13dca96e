import { readSteamTradeUrl } from '#domain/money/steam-trade-url.ts';
import { TextField } from '../../kit/form/text-field';
import { texts } from './texts';

/** What is wrong with a Steam trade address, as text; null when it is valid. */
export const tradeUrlError = (url: string): string | null =>
  url.trim() === '' ? texts.needTradeUrl : readSteamTradeUrl(url) === null ? texts.wrongTradeUrl : null;

interface TradeUrlFieldProps {
  readonly value: string;
  readonly onChange: (url: string) => void;
  readonly error: string | undefined;
}

export const TradeUrlField = ({ value, onChange, error }: TradeUrlFieldProps) => (
  <TextField
    label={texts.tradeUrl}
    hint={texts.tradeUrlHint}
    error={error}
    value={value}
    inputMode="url"
    autoComplete="off"
    maxLength={300}
    placeholder="https://steamcommunity.com/tradeoffer/new/?partner=…&token=…"
    onChange={({ target }) => onChange(target.value)}
  />
);
