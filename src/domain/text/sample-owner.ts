/** Nobody: for the footer of the demo. */
export const sampleOwner = {
  name: 'ООО «Напарник» (пример)',
  address: '101000, Москва, Примерная улица, 1',
  ogrn: '1027700000008',
  hours: 'Поддержка отвечает ежедневно с 9:00 до 23:00 по Москве',
} as const;
