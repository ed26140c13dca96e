import styled from 'styled-components';
import { squadNumber } from '#domain/text/format.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { ArrowRight } from '#client/kit/icons/arrow-right.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';

/** What a hold is for, by the prefix of its owner. */
const holds: Readonly<Record<string, string>> = {
  squad: 'сквад',
  withdrawal: 'вывод',
  reserve: 'резерв',
  booking: 'запись',
  course: 'курс',
  certificate: 'сертификат',
};

const platform: Readonly<Record<string, string>> = {
  revenue: 'Доля сервиса',
  subsidy: 'Скидки за счёт сервиса',
  bonus: 'Бонусный фонд',
  correction: 'Поправки сервиса',
};

const texts = defineTexts({
  ru: {
    holds,
    platform,
    entry: 'Проводки',
    from: 'Откуда',
    to: 'Куда',
    noTransfers: 'Деньги не двигались',
    balance: (name: string) => `${name}: свои`,
    bonus: (name: string) => `${name}: бонусы`,
    gift: (name: string) => `${name}: подарочные`,
    held: (what: string) => `Удержано: ${what}`,
    outside: (who: string) => `Вне сервиса: ${who}`,
  },
});

type Transfers = CallResponse<'GET /v1/admin/transactions/{id}'>['transfers'];
type Account = Transfers[number]['debit'];

const holdName = (owner: string): string => {
  const [what = '', id = ''] = owner.split(':');
  const name = texts.holds[what] ?? what;
  return texts.held(what === 'squad' ? `${name} ${squadNumber(Number(id))}` : `${name} ${id.slice(0, 8)}`);
};

/** One account of a movement, as text. */
const accountName = ({ kind, owner, person }: Account): string => {
  const name = person?.username ?? owner.slice(0, 8);
  switch (kind) {
    case 'USER':
      return texts.balance(name);
    case 'BONUS':
      return texts.bonus(name);
    case 'GIFT':
      return texts.gift(name);
    case 'HOLD':
      return holdName(owner);
    case 'PLATFORM':
      return texts.platform[owner] ?? owner;
    case 'OUTSIDE':
      return texts.outside(owner);
  }
};

const Movement = styled.li`
  ${tabular}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  padding: 8px 0;
  font-size: 13px;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  svg {
    width: 14px;
    height: 14px;
    color: ${theme.color.text3};
  }
`;

/** Transfers of an operation, from account to account. */
export const MovementsPanel = ({ transfers }: { readonly transfers: Transfers }) => (
  <Panel>
    <PanelTitle>{texts.entry}</PanelTitle>
    {transfers.length === 0 ? (
      <Quiet>{texts.noTransfers}</Quiet>
    ) : (
      <ul>
        {transfers.map(({ id, debit, credit, amount }) => (
          <Movement key={id}>
            <span title={texts.from}>{accountName(debit)}</span>
            <ArrowRight aria-hidden />
            <span title={texts.to}>{accountName(credit)}</span>
            <strong>{formatMoney(amount)}</strong>
          </Movement>
        ))}
      </ul>
    )}
  </Panel>
);
