import { isProductSetting, type ProductSetting } from '../settings/product-settings';

/** The setting that an audit subject is; null for every other subject. */
export const settingOfSubject = (subject: string): ProductSetting | null => {
  const name = subject.replace(/^setting:/, '');
  return name !== subject && isProductSetting(name) ? name : null;
};
