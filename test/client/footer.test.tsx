import { screen } from '@testing-library/react';
import { Footer } from '#client/app/shell/footer.tsx';
import { ContactsOfService } from '#client/entities/session/contacts-of-service.ts';
import { noContacts } from '#contract/contacts.ts';
import { fakeServer } from '../support/client/fake-server';
import { renderInApp } from '../support/client/render-in-app';

const open = (contacts: typeof noContacts) => {
  fakeServer({ 'GET /v1/payment-methods': () => ({ json: [] }) });
  return renderInApp(
    <ContactsOfService value={contacts}>
      <Footer />
    </ContactsOfService>,
    { me: null, path: '/' },
  );
};

test('the footer shows the contacts that the operator of the product has set, and no others', async () => {
  await open({ ...noContacts, email: 'help@naparnik.ru', telegram: 'https://t.me/naparnik_ru' });
  expect(screen.getByRole('link', { name: 'help@naparnik.ru' })).toHaveAttribute('href', 'mailto:help@naparnik.ru');
  expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/naparnik_ru');
  expect(screen.queryByRole('link', { name: 'YouTube' })).toBeNull();
});

test('it names the owner with the number of its kind, leaving out what is not set', async () => {
  const owner = {
    name: 'ИП Иванов Иван Иванович',
    address: 'Тверь, Речная улица, 5',
    ogrn: '300000000000004',
    hours: null,
  };
  await open({ ...noContacts, owner });
  expect(screen.getByText('ИП Иванов Иван Иванович').parentElement).toHaveTextContent(
    /^ИП Иванов Иван ИвановичТверь, Речная улица, 5ОГРНИП 300000000000004$/,
  );
});

test('without contacts it promises none', async () => {
  await open(noContacts);
  expect(screen.getByRole('link', { name: 'Техническая поддержка' })).toBeInTheDocument();
  expect(screen.queryByText(/официальных обращений/)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Мы в сети' })).toBeNull();
});
