import { texts } from '../../texts';

const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** `1,4 МБ` */
export const formatBytes = (bytes: number): string => {
  const { b, kb, mb } = texts.bytes;
  if (bytes < 1024) return `${bytes} ${b}`;
  return bytes < 1024 * 1024 ? `${format.format(bytes / 1024)} ${kb}` : `${format.format(bytes / 1024 / 1024)} ${mb}`;
};
