import styled from 'styled-components';
import { type PaymentMethod, paymentMethodGroups } from '#domain/money/deposit.ts';
import type { CallResponse } from '../../api/call';
import { formatMoney } from '../../entities/money/money';
import { paymentNames } from '#domain/money/payment-texts.ts';
import { Stack } from '../../kit/layout/stack';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { FinePrint } from '../../kit/layout/prose';
import { FieldGroup } from '../../kit/form/field-group';
import { choiceStyles, chosenTile } from '../../kit/form/choice-styles';

export type DepositMethod = CallResponse<'GET /v1/balance/deposit-methods'>[number];

/** Two in a row, but one where «Зарубежная» would not fit. */
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(156px, 34%)), 1fr));
  gap: 8px;
`;

const Tile = styled.label`
  ${choiceStyles}
  ${chosenTile}
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 52px;
  padding: 8px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  font-weight: 500;
  overflow-wrap: anywhere;
  img {
    flex-shrink: 0;
  }
`;

/** Limits of a payment method and the fee of its payment system. */
const methodTerms = ({ min, max, feePercent, openSum }: DepositMethod): string =>
  [
    openSum ? texts.openSum : texts.limits(formatMoney(min), formatMoney(max)),
    feePercent === 0 ? texts.noFee : texts.fee(feePercent),
  ].join(' · ');

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

/** Payment methods by group, as one radio group; below them the terms of the chosen one. */
export const MethodChoice = ({ methods, value, onChange }: MethodChoiceProps) => {
  const first = methods[0]?.group;
  const groups = [...paymentMethodGroups].sort((a, b) => Number(b === first) - Number(a === first));
  const chosen = methods.find(({ id }) => id === value);
  return (
    <Stack $gap={14} role="radiogroup" aria-label={texts.method}>
      {groups.map((group) => {
        const own = methods.filter((method) => method.group === group);
        return own.length === 0 ? null : (
          <FieldGroup key={group} label={texts.groups[group]}>
            <Tiles>
              {own.map(({ id }) => (
                <Tile key={id}>
                  <input type="radio" name="deposit-method" checked={id === value} onChange={() => onChange(id)} />
                  <img src={`/assets/payment/${id.toLowerCase()}.svg`} alt="" width={36} height={24} />
                  {paymentNames[id]}
                </Tile>
              ))}
            </Tiles>
          </FieldGroup>
        );
      })}
      {chosen !== undefined && <FinePrint>{methodTerms(chosen)}</FinePrint>}
    </Stack>
  );
};
