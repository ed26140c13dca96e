import { texts as dispute } from '#client/features/squad/dispute/texts.ts';
import { news } from '#client/features/squad/history/texts-news.ts';
import { texts as deskDispute } from '#client/pages/desk/sections/disputes/texts.ts';
import { texts as chat } from '#client/features/chat/texts.ts';
import { texts as recordings } from '#client/pages/desk/sections/recordings/texts.ts';
import { texts as place } from '#client/pages/mate-place/texts.ts';

test.each([
  [place.answers(1, 1), 'Из 1 последнего приглашения ты принял 1.'],
  [place.answers(3, 21), 'Из 21 последнего приглашения ты принял 3.'],
  [place.answers(3, 5), 'Из 5 последних приглашений ты принял 3.'],
  [recordings.files(1, '2 МБ'), '1 файл, 2 МБ'],
  [recordings.links(2), '2 ссылки'],
  [chat.leftAtMost(1), 'Осталось не больше 1 знака'],
])('a count and its word agree: «%s»', (text, words) => expect(text).toBe(words));

test.each([
  [dispute.wanted('Северин', 0), 'Северин просит ничего не возвращать.'],
  [dispute.wanted('Енот', 50), 'Енот просит вернуть клиентам 50 % оплаты.'],
  [news.decided(0), 'Решение по спору: ничего не возвращать.'],
  [deskDispute.wanted(0), 'Просят ничего не возвращать'],
  [deskDispute.decided(0), 'Решено ничего не возвращать'],
])('nobody asks for nothing in percents: «%s»', (text, words) => expect(text).toBe(words));
