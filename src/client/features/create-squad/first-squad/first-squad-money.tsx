import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useDepositFirstSquadMutation, useDepositMethodsQuery, useFirstSquadPromoQuery } from '../../../api/balance-api';
import { Button } from '../../../ui/controls/button';
import { formatMoney } from '../../../ui/data/format-money';
import { paymentName } from '../../../ui/data/payment-names';
import { Select } from '../../../ui/form/select';
import { below } from '../../../ui/theme/media';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from './texts';

const Line = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  p {
    flex: 1 1 160px;
  }
  ${below('sm')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What is missing for the first squad, and a deposit of exactly that; the person comes back to his draft. */
export const FirstSquadMoney = ({ gameId }: { readonly gameId: string }) => {
  const { data } = useFirstSquadPromoQuery({ query: { gameId } }, { refetchOnMountOrArgChange: true });
  const { data: methods = [] } = useDepositMethodsQuery();
  const [deposit] = useDepositFirstSquadMutation();
  const [chosen, setChosen] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (data === undefined) return null;
  if (data.shortfall === 0) return <Line>{texts.enough}</Line>;
  const sum = formatMoney(data.shortfall);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  const pay = async () => {
    if (method === undefined) return;
    try {
      const { redirectUrl } = await deposit({ body: { method: method.id, returnTo: pathname }, idempotencyKey: `${key}-${method.id}-${Math.round(data.shortfall * 100)}` }).unwrap();
      if (redirectUrl.startsWith('/')) await navigate(redirectUrl);
      else window.location.assign(redirectUrl);
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <Line>
      <p>{texts.lacks(sum)}</p>
      {methods.length > 0 && (
        <Select
          label={texts.method}
          value={method?.id ?? ''}
          options={methods.map(({ id }) => ({ value: id, label: paymentName(id) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Button variant="secondary" disabled={method === undefined} onClick={pay}>
        {texts.deposit(sum)}
      </Button>
    </Line>
  );
};
