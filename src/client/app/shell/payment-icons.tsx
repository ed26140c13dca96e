import styled from 'styled-components';
import { usePaymentMethodsQuery } from '../../api/reference-api';
import { useSeen } from '../../ui/layout/use-seen';
import { texts } from './texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 28px;
`;

/** Asked for only when the footer comes near: it must not compete with the page itself. */
export const PaymentIcons = () => {
  const [seen, ref] = useSeen<HTMLUListElement>();
  const { data: methods = [] } = usePaymentMethodsQuery(undefined, { skip: !seen });
  return (
    <List ref={ref} aria-label={texts.payments}>
      {methods.map(({ id, name, iconUrl }) => (
        <li key={id}>
          <img src={iconUrl} alt={name} height={28} loading="lazy" />
        </li>
      ))}
    </List>
  );
};
