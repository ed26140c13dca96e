import { shortSpan } from '../../../../../domain/text/short-span';
import { minutes } from '../../../../../domain/time/durations';
import type { CallResponse } from '../../../../api/call';
import { formatMoney } from '../../../../entities/money/money';
import { texts } from './texts';

export type SettingRow = CallResponse<'GET /v1/admin/settings'>['settings'][number];

/** A value formatted by its unit. */
export const valueText = ({ unit }: Pick<SettingRow, 'unit'>, value: number): string =>
  unit === 'MONEY'
    ? formatMoney(value)
    : unit === 'PERCENT'
      ? `${value}\u00a0${texts.percent}`
      : unit === 'MINUTES'
        ? shortSpan(minutes(value))
        : value === 1
          ? texts.on
          : texts.off;
