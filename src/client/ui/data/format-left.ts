import { texts } from './texts';

/** What is left, as a timer shows it: `08:42`, `1:08:42`, from a day on `13 дн. 7 ч`; never below zero. */
export const formatLeft = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return texts.daysLeft(Math.floor(hours / 24), hours % 24);
  const minutes = two(Math.floor(seconds / 60) % 60);
  return `${hours > 0 ? `${hours}:` : ''}${minutes}:${two(seconds % 60)}`;
};
