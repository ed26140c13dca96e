import { screen } from '@testing-library/react';
import { ArticleBody } from '#client/entities/blog/article-body.tsx';
import { renderInApp } from '#test/support/client/render-in-app.tsx';

test('a list is numbered from where its author began, inside of another as well', async () => {
  const text = [{ text: 'слова' }];
  await renderInApp(
    <ArticleBody
      document={{
        blocks: [
          {
            type: 'list',
            id: 'list',
            ordered: true,
            start: 3,
            items: [
              { text, items: [text], ordered: true, start: 5 },
              { text, items: [text] },
            ],
          },
        ],
      }}
      mates={[]}
      registration={null}
    />,
  );
  expect(screen.getAllByRole('list').map((list) => [list.tagName, list.getAttribute('start')])).toEqual([
    ['OL', '3'],
    ['OL', '5'],
    ['UL', null],
  ]);
});
