import { type ProductSetting, productSettings } from '../../../../../domain/settings/product-settings';

const isSetting = (name: string): name is ProductSetting => name in productSettings;

/** The setting that an audit subject is; null for every other subject. */
export const settingOfSubject = (subject: string): ProductSetting | null => {
  const name = subject.replace(/^setting:/, '');
  return name !== subject && isSetting(name) ? name : null;
};
