import { useEffect } from 'react';
import { brand } from '../texts/brand';

/** «Баланс — Напарник»; the brand alone when a page has no name of its own. */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title === undefined ? brand : `${title} — ${brand}`;
  }, [title]);
};
