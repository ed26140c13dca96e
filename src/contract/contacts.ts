/** Where the service is found outside of the product, for the footer of every page; null: not there. */
export interface Contacts {
  readonly email: string | null;
  readonly youtube: string | null;
  readonly discord: string | null;
  readonly vk: string | null;
  readonly telegram: string | null;
}

export const noContacts: Contacts = { email: null, youtube: null, discord: null, vk: null, telegram: null };
