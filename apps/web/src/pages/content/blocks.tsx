import type { Block, Inline } from '@vesta/domain/content';
import type { Language } from '@vesta/domain/languages';
import { MY_DATA_PAGE, myDataPath } from '@vesta/domain/my-data/path';
import { isContentPage } from '@vesta/domain/routes';
import { paths } from '../../lib/paths.ts';
import styles from './content-page.module.css';

/** Sister pages are named by one word; everything else is a full address already. */
const hrefOf = (href: string, language: Language): string =>
  isContentPage(href) ? paths.content(language, href) : href === MY_DATA_PAGE ? myDataPath(language) : href;

function Line({ content, language }: { content: readonly Inline[]; language: Language }) {
  return content.map(({ text, bold, href }, index) => {
    const words = bold ? <b>{text}</b> : text;
    // Pieces of a fixed text have no identity but their place.
    const key = `${index}-${text}`;
    return href ? (
      <a key={key} href={hrefOf(href, language)}>
        {words}
      </a>
    ) : (
      <span key={key}>{words}</span>
    );
  });
}

function BlockView({ block, language }: { block: Block; language: Language }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} language={language} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? styles.ordered : styles.list}>
          {block.items.map((item) => (
            <li key={item.map((part) => part.text).join('')}>
              <Line content={item} language={language} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways and must be reachable by keyboard
        <div className={styles.tableWrap} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell.map((part) => part.text).join('')} scope="col">
                    <Line content={cell} language={language} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr
                  key={row
                    .flat()
                    .map((part) => part.text)
                    .join('|')}
                >
                  {row.map((cell, index) => (
                    <td key={`${index}-${cell.map((part) => part.text).join('')}`}>
                      <Line content={cell} language={language} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'rule':
      return <hr />;
  }
}

export function Blocks({ blocks, language }: { blocks: readonly Block[]; language: Language }) {
  return blocks.map((block, index) => <BlockView key={`${index}-${block.kind}`} block={block} language={language} />);
}
