import '#client/kit/theme/sheets/article.ts';
import { Info } from '../../kit/icons/info';
import { Lightbulb } from '../../kit/icons/lightbulb';
import { TriangleAlert } from '../../kit/icons/triangle-alert';
import { Fragment, type ReactNode } from 'react';
import type { ArticleAuthor } from '#contract/blog/article-views.ts';
import type { ArticleBlock, ArticleDocument, ArticleImage, ListItem, TextRun } from '#domain/blog/article-document.ts';
import { pictureSizes } from '#domain/blog/picture-places.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { lazySection } from '../../kit/overlay/lazy-section';
import { Link } from '../../kit/routing/link';
import { texts } from './texts';

// Loaded lazily, because most articles contain none of these.
const VideoFrame = lazySection({
  load: () => import(/* webpackChunkName: "article-video" */ './video-frame').then((m) => m.VideoFrame),
  fallback: <Skeleton $height={360} $radius="12px" />,
  errorText: texts.noPart,
});
const SquadCardLine = lazySection({
  load: () => import(/* webpackChunkName: "article-cards" */ './squad-card-line').then((m) => m.SquadCardLine),
  fallback: <Skeleton $height={74} $radius="12px" />,
  errorText: texts.noPart,
});
const MateCardLine = lazySection({
  load: () => import(/* webpackChunkName: "article-cards" */ './mate-card-line').then((m) => m.MateCardLine),
  fallback: <Skeleton $height={74} $radius="12px" />,
  errorText: texts.noPart,
});

const marked = ({ text, marks = [] }: TextRun): ReactNode =>
  marks.reduce<ReactNode>((inner, mark) => {
    if (mark === 'bold') return <strong>{inner}</strong>;
    if (mark === 'italic') return <em>{inner}</em>;
    return mark === 'strike' ? <s>{inner}</s> : <code>{inner}</code>;
  }, lines(text));

const lines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    // The lines of one text keep their order.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

const linked = (run: TextRun): ReactNode => {
  if (run.href === undefined) return marked(run);
  if (run.href.startsWith('/')) return <Link to={run.href}>{marked(run)}</Link>;
  return (
    <a href={run.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {marked(run)}
    </a>
  );
};

const TextRuns = ({ runs }: { readonly runs: readonly TextRun[] }) =>
  runs.map((run, index) => <Fragment key={index}>{linked(run)}</Fragment>);

interface ListProps {
  readonly ordered: boolean | undefined;
  readonly start: number | undefined;
  readonly children: ReactNode;
}

const List = ({ ordered = false, start, children }: ListProps) =>
  ordered ? <ol start={start}>{children}</ol> : <ul>{children}</ul>;

const Item = ({ item: { text, items = [], ordered, start } }: { readonly item: ListItem }) => (
  <li>
    <TextRuns runs={text} />
    {items.length > 0 && (
      <List ordered={ordered} start={start}>
        {items.map((inner, index) => (
          <li key={index}>
            <TextRuns runs={inner} />
          </li>
        ))}
      </List>
    )}
  </li>
);

const picture = ({ src, width, height, alt }: ArticleImage, sizes: string): ReactNode => (
  <img key={src} width={width} height={height} alt={alt} loading="lazy" {...sourceOf(src, sizes)} />
);

const toneIcons = { info: Info, tip: Lightbulb, warning: TriangleAlert } as const;

interface BlockProps {
  readonly block: ArticleBlock;
  readonly mates: readonly ArticleAuthor[];
  readonly registration: ReactNode;
}

const Block = ({ block, mates, registration }: BlockProps): ReactNode => {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <TextRuns runs={block.text} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={`part-${block.id}`} tabIndex={-1}>
          <TextRuns runs={block.text} />
        </Heading>
      );
    }
    case 'list':
      return (
        <List ordered={block.ordered} start={block.start}>
          {block.items.map((item, index) => (
            <Item key={index} item={item} />
          ))}
        </List>
      );
    case 'quote':
      return (
        <blockquote>
          <TextRuns runs={block.text} />
        </blockquote>
      );
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.code}</code>
        </pre>
      );
    case 'callout': {
      const Icon = toneIcons[block.tone];
      return (
        <aside data-tone={block.tone} aria-label={texts.callouts[block.tone]}>
          <Icon aria-hidden />
          <p>
            <TextRuns runs={block.text} />
          </p>
        </aside>
      );
    }
    case 'divider':
      return <hr />;
    case 'cut':
      return null;
    case 'table': {
      const [head, ...rest] = block.header ? block.rows : [undefined, ...block.rows];
      return (
        <div data-table tabIndex={0} role="group" aria-label={texts.table}>
          <table>
            {head !== undefined && (
              <thead>
                <tr>
                  {head.map((cell, index) => (
                    <th key={index} scope="col">
                      <TextRuns runs={cell} />
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {rest.map((row = [], index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <TextRuns runs={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
    case 'image':
      return (
        <figure>
          {picture(block, pictureSizes.text(block.width))}
          {block.caption !== '' && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'gallery':
      return <div data-gallery>{block.images.map((image) => picture(image, pictureSizes.gallery))}</div>;
    case 'video':
      return <VideoFrame video={block} />;
    case 'mate':
      return <MateCardLine mate={mates.find(({ id }) => id === block.userId) ?? null} />;
    case 'squad':
      return <SquadCardLine squadId={block.squadId} />;
    case 'registration':
      return registration;
  }
};

interface ArticleBodyProps {
  readonly document: ArticleDocument;
  /** People whose cards are embedded in the text. */
  readonly mates?: readonly ArticleAuthor[];
  /** Rendered in place of the registration block. */
  readonly registration?: ReactNode;
  /** In addition to its own of `article.css`. */
  readonly className?: string;
}

/** An article's content. Everything is rendered as React text: HTML of authors is never inserted. */
export const ArticleBody = ({ document, mates = [], registration = null, className = '' }: ArticleBodyProps) => (
  <div className={`article-text ${className}`.trim()}>
    {document.blocks.map((block) => (
      <Block key={block.id} block={block} mates={mates} registration={registration} />
    ))}
  </div>
);
