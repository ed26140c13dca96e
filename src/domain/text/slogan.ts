/** What the product is, in two lines: on home, in the footer, in the page before its script and in links to it. */
export const slogan = {
  title: 'Играй с теми, кто делает тебя сильнее',
  text: 'Надёжный сервис подбора напарников для соревновательных игр. Новичкам и опытным игрокам.',
} as const;
