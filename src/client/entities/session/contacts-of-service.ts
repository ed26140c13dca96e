import { createContext } from 'react';
import { noContacts } from '#contract/contacts.ts';

/** Where the service is found outside of the product: comes with the page. */
export const ContactsOfService = createContext(noContacts);
