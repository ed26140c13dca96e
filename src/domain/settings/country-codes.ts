/** ISO 3166-1 codes of the countries that people may name as theirs. */
export const countryCodes = [
  'RU', 'BY', 'KZ', 'UA', 'AM', 'AZ', 'GE', 'KG', 'MD', 'TJ', 'TM', 'UZ', 'EE', 'LV', 'LT', 'IL', 'DE', 'PL',
  'CZ', 'RS', 'TR', 'CY', 'AE', 'US', 'CA', 'GB', 'FR', 'IT', 'ES', 'FI', 'SE', 'NO', 'NL', 'CN', 'TH',
] as const;
