import { ArrowDown } from '#client/kit/icons/arrow-down.tsx';
import { ArrowUp } from '#client/kit/icons/arrow-up.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { texts } from './texts';
import { ChangeableLine } from '../../kit/section-page';

export interface MethodRow {
  readonly method: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly reason: string | null;
  readonly warning: string | null;
  /** Who serves it; null where that does not matter. */
  readonly servedBy: string | null;
  readonly changedAt: string | null;
  readonly changedBy: { readonly username: string } | null;
}

const servedText = ({ enabled, servedBy }: MethodRow): string | null => {
  if (servedBy === null) return null;
  if (servedBy === '') return enabled ? texts.nobody : null;
  return texts.servedBy(servedBy);
};

interface MethodListProps {
  readonly label: string;
  readonly rows: readonly MethodRow[];
  readonly onTurn: (row: MethodRow) => void;
  readonly onOrder: (order: readonly string[]) => void;
}

/** Methods in the order of people's screens, each with its switch and its place. */
export const MethodList = ({ label, rows, onTurn, onOrder }: MethodListProps) => {
  const move = (from: number, to: number) => {
    const order = rows.map(({ method }) => method);
    const [moved] = order.splice(from, 1);
    if (moved === undefined) return;
    order.splice(to, 0, moved);
    onOrder(order);
  };
  return (
    <ul aria-label={label}>
      {rows.map((row, place) => {
        const served = servedText(row);
        return (
          <ChangeableLine key={row.method}>
            <span>
              {row.name}
              {row.reason !== null && <small>{row.reason}</small>}
              {served !== null && <small>{served}</small>}
              {row.changedBy !== null && row.changedAt !== null && (
                <small>
                  {texts.changed(row.changedBy.username, formatDate(Date.parse(row.changedAt), serverNow()))}
                </small>
              )}
            </span>
            <Badge $tone={row.enabled ? 'ok' : 'neutral'}>{row.enabled ? texts.on : texts.off}</Badge>
            <Row $gap={4} $wrap="nowrap">
              <Button size="sm" onClick={() => onTurn(row)}>
                {row.enabled ? texts.turnOff : texts.turnOn}
              </Button>
              <IconButton
                urgent
                label={texts.up(row.name)}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                urgent
                label={texts.down(row.name)}
                disabled={place === rows.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </Row>
          </ChangeableLine>
        );
      })}
    </ul>
  );
};
