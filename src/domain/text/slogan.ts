/** The product's slogan, for the home page, the footer, the server's HTML and link previews. */
export const slogan = {
  title: 'Играй с теми, кто делает тебя сильнее',
  text: 'Надёжный сервис подбора напарников для соревновательных игр. Новичкам и опытным игрокам.',
} as const;
