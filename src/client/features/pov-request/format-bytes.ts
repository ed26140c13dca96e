import { texts } from './texts';

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** `34,5 МБ`, `12 КБ` */
export const formatBytes = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? texts.megabytes(number.format(bytes / 1024 / 1024))
    : texts.kilobytes(number.format(Math.max(1, Math.ceil(bytes / 1024))));
